import CompositionalLayout
import UIKit

extension LayoutBoxConfig {
  /// Returns the items and groups of UIKit for the boxes of this description, in order.
  ///
  /// Each call creates new objects.
  @MainActor public func toBuild() -> [NSCollectionLayoutItem] {
    boxes.flatMap { box in (0..<box.count).map { _ in box.node.makeItem() } }
  }
}

extension ItemLayoutBox {
  /// Returns as many equal items as the box has columns, for `NSCollectionLayoutGroup`.
  @MainActor public func toBuild() -> [NSCollectionLayoutItem] {
    config.toBuild()
  }
}

extension GroupLayoutBox {
  /// Returns the group for `NSCollectionLayoutSection`.
  ///
  /// UIKit traps on a group without subitems. Here a group may be empty: in another group it keeps
  /// its size and displays no cell; as the outermost group it displays the section's cells one
  /// after the other, each as large as the group, so that every item is displayed.
  @MainActor public func toBuild() -> NSCollectionLayoutGroup {
    guard config.boxes.count != 1 else { return config.boxes[0].makeSectionGroup() }
    let size = LayoutItemSize(width: .fractionalWidth(1), height: .estimated(44))
    let group = LayoutGroup(axis: .horizontal, children: config.nodes)
    return RepeatedBox(LayoutNode(size: size, content: .group(group))).makeSectionGroup()
  }
}
