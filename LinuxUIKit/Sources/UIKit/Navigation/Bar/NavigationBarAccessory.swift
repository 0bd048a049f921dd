/// A view below the content of a navigation bar, which scrolling hides.
@MainActor protocol NavigationBarAccessory: UIView {
  /// The height that the view needs in addition to that of a search field.
  var additionalHeight: CGFloat { get }
  /// Shows the part of the view that scrolling leaves over, from 0 to 1.
  func showCollapse(to fraction: CGFloat)
}
