import CompositionalLayout
import LayoutGeometry

/// The smallest part of a compositional layout: the place of one cell.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
/// ```
///
/// Set an item up before it is given to a group: the layout reads what it finds when it prepares.
/// Checked against compositional-layout.md, 1.6.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, NSCopying {
  /// How far the cell's frame is inset from the item's place, in points.
  ///
  /// Ignored on an axis whose dimension is estimated.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The gaps around the item; nil is none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The size, with the insets.
  public let layoutSize: NSCollectionLayoutSize

  var attachedItems: [NSCollectionLayoutSupplementaryItem]

  init(size: NSCollectionLayoutSize, attached: [NSCollectionLayoutSupplementaryItem]) {
    layoutSize = size
    attachedItems = attached
  }

  /// An item of this size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, attached: [])
  }

  /// An item of this size with badges or other views tied to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, attached: supplementaryItems)
  }

  /// The views that are tied to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// Returns a copy.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Returns a deep copy.
  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(size: layoutSize, attached: [])
    copy.takeSettings(from: self)
    return copy
  }

  /// Takes over what can be set on every kind of item.
  final func takeSettings(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    attachedItems = other.attachedItems.compactMap {
      $0.duplicate() as? NSCollectionLayoutSupplementaryItem
    }
  }

  /// What is inside; providers of custom groups go into `providers` and are named by number.
  func content(with providers: CustomGroupProviders) -> LayoutNode.Content { .leaf }

  /// The item as a value for the solver.
  final func node(with providers: CustomGroupProviders) -> LayoutNode {
    LayoutNode(
      size: layoutSize.value, insets: contentInsets.value,
      edgeSpacing: edgeSpacing?.value ?? .none, supplementaries: supplementaryItems.map(\.value),
      content: content(with: providers))
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets as a value for the solver.
  var value: LayoutInsets {
    LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// The insets that a value of the solver stands for.
  init(_ value: LayoutInsets) {
    self.init(
      top: value.top, leading: value.leading, bottom: value.bottom, trailing: value.trailing)
  }
}
