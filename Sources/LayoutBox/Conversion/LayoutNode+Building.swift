import CompositionalLayout
import LayoutGeometry
import UIKit

// Conversion of nodes to UIKit's objects. Boxes describe leaves, custom groups, and groups that
// repeat their children; nodes of other contents come from no box.

@MainActor extension LayoutNode {
  /// Returns a new item or group, with the contents of the custom nodes in `contents`.
  ///
  /// Each call creates new objects, so that changing one of them affects no other. UIKit traps on a
  /// group without subitems, so a group without children becomes a custom group without frames: it
  /// keeps its size and displays no cell.
  func makeItem(with contents: CustomContents) -> NSCollectionLayoutItem {
    switch content {
    case .leaf:
      configured(
        NSCollectionLayoutItem(
          layoutSize: size.layoutSize, supplementaryItems: supplementaryItems))
    case .group, .custom: makeGroup(with: contents)
    }
  }

  /// Returns a new group; a leaf becomes a group without cells.
  func makeGroup(with contents: CustomContents) -> NSCollectionLayoutGroup {
    let result: NSCollectionLayoutGroup
    switch content {
    case .leaf: result = makeEmptyGroup()
    case .custom(let number): result = contents.makeGroup(of: number, size: size)
    case .group(let group):
      let subitems = group.children.map { $0.makeItem(with: contents) }
      result = subitems.isEmpty ? makeEmptyGroup() : makeGroup(along: group.axis, subitems)
      result.interItemSpacing = group.spacing.layoutSpacing
    }
    result.supplementaryItems = supplementaryItems
    return configured(result)
  }

  private var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    supplementaries.map { $0.makeItem() }
  }

  private func makeEmptyGroup() -> NSCollectionLayoutGroup {
    .custom(layoutSize: size.layoutSize) { _ in [] }
  }

  private func makeGroup(
    along axis: LayoutAxis, _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    switch axis {
    case .horizontal: .horizontal(layoutSize: size.layoutSize, subitems: subitems)
    case .vertical: .vertical(layoutSize: size.layoutSize, subitems: subitems)
    }
  }

  private func configured<Item: NSCollectionLayoutItem>(_ item: Item) -> Item {
    item.contentInsets = insets.edgeInsets
    if let edgeSpacing = edgeSpacing.layoutEdgeSpacing { item.edgeSpacing = edgeSpacing }
    return item
  }
}

@MainActor extension LayoutNode {
  /// Creates a node with the size, the insets, the spacing and the supplementary items of `item`.
  init(_ item: NSCollectionLayoutItem, content: Content = .leaf) {
    self.init(
      size: LayoutItemSize(item.layoutSize.widthDimension, item.layoutSize.heightDimension),
      insets: LayoutInsets(item.contentInsets),
      edgeSpacing: item.edgeSpacing.map { LayoutEdgeSpacing($0) } ?? .none,
      supplementaries: item.supplementaryItems.map { LayoutSupplementary($0) }, content: content)
  }
}
