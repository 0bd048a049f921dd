import CompositionalLayout

/// A view tied to an item or a group, such as a badge at a corner.
///
/// It never changes the size of what it is tied to, and may lie outside.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .absolute(20), heightDimension: .absolute(20)),
///   elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
/// ```
///
/// Checked against compositional-layout.md, 1.9 and 3.1.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem
{
  /// The order from back to front.
  public var zIndex = 1
  /// The kind under which the view is registered with the collection view.
  public let elementKind: String
  /// The place on the host.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place on the view that meets the host's; nil is the same edges as the host's.
  public let itemAnchor: NSCollectionLayoutAnchor?

  init(
    size: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor,
    item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(size: size, attached: [])
  }

  /// A view whose own edges meet the same edges of its host, so that it lies inside.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: nil)
  }

  /// A view whose `itemAnchor` meets the `containerAnchor` of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
    copy.takeSettings(from: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The badge as a value for the solver.
  var value: LayoutSupplementary {
    LayoutSupplementary(
      size: layoutSize.value, insets: contentInsets.value, kind: elementKind,
      containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value, zIndex: zIndex)
  }
}
