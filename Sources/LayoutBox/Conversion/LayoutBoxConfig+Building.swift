import CompositionalLayout
import LayoutGeometry
import UIKit

extension LayoutBoxConvertible {
  /// Returns the items and groups of UIKit for the boxes, in order.
  ///
  /// An item has as many equal ones as it has columns. Each call creates new objects. Groups have
  /// a function of this name that returns an `NSCollectionLayoutGroup`.
  @MainActor public func toBuild() -> [NSCollectionLayoutItem] {
    config.boxes.flatMap { box in
      (0..<box.count).map { _ in box.node.makeItem(with: box.customContents) }
    }
  }
}

extension LayoutBoxConfig {
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

extension GroupBoxConvertible {
  /// Returns the group for `NSCollectionLayoutSection`.
  ///
  /// UIKit traps on a group without subitems. Here a group may be empty: in another group it keeps
  /// its size and displays no cell; as the outermost group it displays the section's cells one
  /// after the other, each as large as the group, so that every item is displayed.
  @MainActor public func toBuild() -> NSCollectionLayoutGroup {
    config.makeSectionGroup()
  }
}
