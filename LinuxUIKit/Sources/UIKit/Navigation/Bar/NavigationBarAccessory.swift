/// A view below the content of a navigation bar, which scrolling hides.
@MainActor protocol NavigationBarAccessory: UIView {
  /// Shows the part of the view that scrolling leaves over, from 0 to 1.
  func showCollapse(to fraction: CGFloat)
}
