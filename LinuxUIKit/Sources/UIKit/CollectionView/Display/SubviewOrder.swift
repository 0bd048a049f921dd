/// The drawing order of element views in the collection view and in the scroll views of sections.
///
/// A section's scroll view has the position of its first view.
@MainActor struct SubviewOrder {
  private let root: UIView
  private var counts: [ObjectIdentifier: Int]

  /// Creates an order that starts at the index `first` of the root's subviews.
  init(in root: UIView, from first: Int) {
    self.root = root
    counts = [ObjectIdentifier(root): first]
  }

  /// Moves a view behind those of the same superview that were appended before it.
  mutating func append(_ view: UIView) {
    guard let parent = view.superview else { return }
    if parent !== root {
      guard parent.superview === root else { return }
      if counts[ObjectIdentifier(parent)] == nil { append(parent) }
    }
    let index = counts[ObjectIdentifier(parent), default: 0]
    counts[ObjectIdentifier(parent)] = index + 1
    guard index < parent.subviews.count, parent.subviews[index] !== view else { return }
    parent.reorder(view, to: index)
  }
}
