extension UIWindowScene {
  /// The status bar of the scene (iOS 13).
  public var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(window: keyWindow ?? windows.first)
  }
}
