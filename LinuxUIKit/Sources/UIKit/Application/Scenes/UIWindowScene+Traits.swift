extension UIWindowScene: UITraitChangeObservable, UITraitEnvironment {}

extension UIWindowScene {
  /// The traits that the scene specifies for its windows (iOS 17).
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      guard requireTraitState().setOverrides(newValue) else { return }
      traitState?.report(traitCollection)
      for window in UIApplication.shared.windows where window.windowScene === self {
        window.refreshTraits()
      }
    }
  }
}
