/// The size that a view of a collection view asks for.
struct PreferredSize {
  /// The view's element.
  let element: ElementID
  /// The size in points; of use on the axes that the layout leaves to the view.
  let size: CGSize
  /// Whether the view is tied to its item, as a badge is.
  var isBadge = false
}
