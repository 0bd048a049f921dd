import CompositionalLayout
import Foundation

/// The measured sizes of a section's items, and the lengths that all of its uniform items share.
struct ReferenceSizes {
  var items = MeasuredSizes()
  var width: CGFloat?
  var height: CGFloat?

  func width(_ item: Int, _ size: LayoutItemSize) -> CGFloat? {
    size.width.isUniform ? width ?? items[item]?.width : items[item]?.width
  }

  func height(_ item: Int, _ size: LayoutItemSize) -> CGFloat? {
    size.height.isUniform ? height ?? items[item]?.height : items[item]?.height
  }

  /// Applies compositional-layout.md, 4.6: uniform items of a section whose outermost group is
  /// uniform; `kinds` are the items of an instance.
  mutating func share(_ content: LayoutSectionContent, kinds: [LayoutItemSize?]) {
    let group = content.section.group
    let all = (0..<content.itemCount).map { ($0, kinds[$0 % kinds.count]) }
    if group.size.width.isUniform {
      let most = group.leafSizes.filter(\.width.isUniform).map(\.width.value).max()
      width =
        all.compactMap { item, kind in
          kind?.width.isUniform == true ? items[item]?.width ?? most : nil
        }.max() ?? most
    }
    if group.size.height.isUniform {
      let most = group.leafSizes.filter(\.height.isUniform).map(\.height.value).max()
      height =
        all.compactMap { item, kind in
          kind?.height.isUniform == true ? items[item]?.height ?? most : nil
        }.max() ?? most
    }
  }
}

extension LayoutNode {
  /// The sizes of all described items, including those without a frame.
  fileprivate var leafSizes: [LayoutItemSize] {
    switch content {
    case .leaf: [size]
    case .custom: []
    case .group(let group): group.children.flatMap(\.leafSizes)
    }
  }
}
