import CompositionalLayout
import LayoutGeometry
import UIKit

extension LayoutBoxConfig {
  /// Returns the items and groups of UIKit for the boxes of this description, in order.
  ///
  /// Each call creates new objects.
  @MainActor public func toBuild() -> [NSCollectionLayoutItem] {
    boxes.flatMap { box in
      (0..<box.count).map { _ in box.node.makeItem(with: box.customContents) }
    }
  }

  /// Returns the box of a section that displays this description.
  ///
  /// Several boxes, or none, are a row as wide as the section.
  var sectionBox: RepeatedBox {
    guard boxes.count != 1 else { return boxes[0] }
    let size = LayoutItemSize(width: .fractionalWidth(1), height: .estimated(44))
    return grouped(along: .horizontal, size: size)
  }

  /// Returns the group of a section that displays this description.
  @MainActor func makeSectionGroup() -> NSCollectionLayoutGroup {
    let box = sectionBox
    return box.sectionNode.makeGroup(with: box.customContents)
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
    config.makeSectionGroup()
  }
}
