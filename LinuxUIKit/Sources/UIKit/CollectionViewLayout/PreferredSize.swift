/// The preferred size of a view of a collection view.
struct PreferredSize {
  /// The view's element.
  let element: ElementID
  /// The size in points, which is used on the self-sizing axes.
  let size: CGSize
  /// Whether the view belongs to an item, as a badge does.
  var isBadge = false
}
