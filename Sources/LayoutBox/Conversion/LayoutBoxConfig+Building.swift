import UIKit

extension LayoutBoxConfig {
  /// The objects of UIKit for the boxes of this description, in order.
  ///
  /// Fresh ones at each call: change them, or hand them to several groups.
  @MainActor public func toBuild() -> [NSCollectionLayoutItem] {
    nodes.flatMap { $0.makeItems() }
  }
}

extension ItemLayoutBox {
  /// As many equal items as the box has columns, for `NSCollectionLayoutGroup`.
  @MainActor public func toBuild() -> [NSCollectionLayoutItem] {
    config.toBuild()
  }
}

extension GroupLayoutBox {
  /// The group for `NSCollectionLayoutSection`.
  ///
  /// UIKit traps on a group without subitems. Here one is legal: inside another group it keeps
  /// its place and takes up no cell; as the outermost group it shows the section's cells one
  /// after the other, each as large as the group, so that nothing is lost.
  @MainActor public func toBuild() -> NSCollectionLayoutGroup {
    root.makeRootGroup()
  }

  private var root: BoxNode {
    guard config.nodes.count != 1 else { return config.nodes[0] }
    return BoxNode(type: .group, width: .fill, height: .estimated(44), children: config.nodes)
  }
}
