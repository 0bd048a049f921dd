import CompositionalLayout
import Foundation
import SeededNumbers

extension RandomLayoutCase {
  /// Makes some sections scroll orthogonally and pins some of the boundary items.
  mutating func scrollAndPin(_ situation: inout LayoutCase) {
    for section in situation.contents.indices {
      if chance(0.25) {
        situation.contents[section].section.orthogonalBehavior =
          OrthogonalBehavior(rawValue: Int.random(in: 1...5, using: &random)) ?? .continuous
      }
      pin(&situation.contents[section].section.boundaryItems)
    }
    pin(&situation.configuration.boundaryItems)
  }

  /// Measures some of the cells and boundary items, and estimates more of the dimensions.
  mutating func measure(_ situation: inout LayoutCase) {
    for section in situation.contents.indices {
      var content = situation.contents[section]
      if chance(0.7) { content.section.group.estimateLeaves() }
      for item in 0..<content.itemCount where chance(0.3) {
        content.measured.items[item] = size()
      }
      for item in 0..<content.itemCount where chance(0.3) {
        content.measured.badges["badge\(Int.random(in: 1...3, using: &random))", item: item] =
          size()
      }
      for item in content.section.boundaryItems where chance(0.5) {
        content.measured.boundary[item.kind] = size()
      }
      situation.contents[section] = content
    }
    for item in situation.configuration.boundaryItems where chance(0.5) {
      situation.boundarySizes[item.kind] = size()
    }
  }

  private mutating func pin(_ items: inout [LayoutBoundaryItem]) {
    for item in items.indices { items[item].pinsToVisibleBounds = chance(0.2) }
  }

  private mutating func size() -> CGSize { CGSize(width: number(0, 150), height: number(0, 150)) }
}

extension LayoutNode {
  /// Estimates the absolute widths of the leaves, and makes their absolute heights uniform.
  fileprivate mutating func estimateLeaves() {
    switch content {
    case .leaf:
      if case .absolute(let points) = size.width { size.width = .estimated(points) }
      if case .absolute(let points) = size.height { size.height = .uniform(points) }
    case .custom: break
    case .group(var group):
      for child in group.children.indices { group.children[child].estimateLeaves() }
      content = .group(group)
    }
  }
}
