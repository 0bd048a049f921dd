/// The preferred size of a view of a collection view.
struct PreferredSize {
  /// The view's element.
  let element: ElementID
  /// The size in points, of which the self-sizing axes are used.
  let size: CGSize
  /// Whether the view belongs to an item, as a badge does.
  var isBadge = false
}
