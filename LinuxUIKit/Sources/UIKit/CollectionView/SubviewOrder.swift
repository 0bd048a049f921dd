/// Puts the views of elements in order, in the collection view and in the scrollers inside of it.
///
/// A scroller stands where the first of its views would.
@MainActor struct SubviewOrder {
  private let root: UIView
  private var places: [ObjectIdentifier: Int]

  /// An order that starts at the place `first` of the root's subviews.
  init(in root: UIView, from first: Int) {
    self.root = root
    places = [ObjectIdentifier(root): first]
  }

  /// Puts a view after those that were put before it into the same superview.
  mutating func put(_ view: UIView) {
    guard let parent = view.superview else { return }
    if parent !== root {
      guard parent.superview === root else { return }
      if places[ObjectIdentifier(parent)] == nil { put(parent) }
    }
    let place = places[ObjectIdentifier(parent), default: 0]
    places[ObjectIdentifier(parent)] = place + 1
    guard place < parent.subviews.count, parent.subviews[place] !== view else { return }
    parent.reorder(view, to: place)
  }
}
