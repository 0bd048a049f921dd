import CompositionalLayout
import LayoutGeometry
import UIKit

// Conversion of nodes to UIKit's objects. Boxes describe leaves and groups that repeat their
// children; nodes of other contents, and supplementary items, come from no box.

@MainActor extension LayoutNode {
  /// Returns a new item or group.
  ///
  /// Each call creates new objects, so that changing one of them affects no other.
  func makeItem() -> NSCollectionLayoutItem {
    guard let group else { return configured(NSCollectionLayoutItem(layoutSize: size.layoutSize)) }
    return makeGroup(group)
  }

  /// Returns a new group with the arrangement `group`.
  ///
  /// UIKit traps on a group without subitems, so a group without children becomes a custom group
  /// without frames: it keeps its size and displays no cell.
  func makeGroup(_ group: LayoutGroup) -> NSCollectionLayoutGroup {
    let subitems = group.children.map { $0.makeItem() }
    let result =
      subitems.isEmpty ? makeEmptyGroup() : makeGroup(along: group.axis, subitems: subitems)
    result.interItemSpacing = group.spacing.layoutSpacing
    return configured(result)
  }

  private func makeEmptyGroup() -> NSCollectionLayoutGroup {
    .custom(layoutSize: size.layoutSize) { _ in [] }
  }

  private func makeGroup(
    along axis: LayoutAxis, subitems: [NSCollectionLayoutItem]
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

extension RepeatedBox {
  /// Returns the group of a section that displays this box.
  ///
  /// A section whose group displays no cell could never display its items. Such a group, and one
  /// that was changed into an item, displays one cell after the other, each as large as itself.
  @MainActor func makeSectionGroup() -> NSCollectionLayoutGroup {
    var group = group
    if type == .item || count == 0 || !group.displaysCells {
      group.children = LayoutGroup.filledByOneItem.children
    }
    return node.makeGroup(group)
  }
}

extension LayoutGroup {
  fileprivate var displaysCells: Bool {
    children.contains { child in child.group?.displaysCells ?? true }
  }
}
