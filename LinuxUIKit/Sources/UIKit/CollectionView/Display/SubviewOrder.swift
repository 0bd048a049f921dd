/// The drawing order of element views in the collection view and in the scroll views of sections.
///
/// A section's scroll view has the position of its first view.
@MainActor struct SubviewOrder {
  /// The views of one superview in their order.
  private struct Siblings {
    let superview: UIView
    /// The index of the first of them.
    let start: Int
    var views: [UIView] = []
  }

  private let root: UIView
  private var siblings: [ObjectIdentifier: Siblings]
  private var appended: Set<ObjectIdentifier> = []

  /// Creates an order that starts at the index `first` of the root's subviews.
  init(in root: UIView, from first: Int) {
    self.root = root
    siblings = [ObjectIdentifier(root): Siblings(superview: root, start: first)]
  }

  /// Appends a view in front of those of the same superview that were appended before it.
  mutating func append(_ view: UIView) {
    guard let superview = view.superview else { return }
    if superview !== root {
      guard superview.superview === root else { return }
      if siblings[ObjectIdentifier(superview)] == nil { append(superview) }
    }
    guard appended.insert(ObjectIdentifier(view)).inserted else { return }
    siblings[
      ObjectIdentifier(superview), default: Siblings(superview: superview, start: 0)
    ].views.append(view)
  }

  /// Reorders the subviews; linear in their number.
  func apply() {
    for group in siblings.values {
      group.superview.setSubviewOrder(group.views, from: group.start)
    }
  }
}
