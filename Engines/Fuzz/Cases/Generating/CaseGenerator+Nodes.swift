import CompositionalLayout
import Foundation
import LayoutGeometry

extension CaseGenerator {
  /// Returns the outermost group of a section: mostly small, sometimes very deep or broad.
  mutating func outermostGroup() -> LayoutNode {
    switch mayBeHuge ? whole(0...99) : 99 {
    case 0: deepGroup(whole(2...1_000))
    case 1: broadGroup(whole(1...20_000))
    case 2: manyGroup()
    default: node(depth: 1, mustBeGroup: true)
    }
  }

  private mutating func node(depth: Int, mustBeGroup: Bool = false) -> LayoutNode {
    budget -= 1
    var node = LayoutNode(size: size(depth: depth))
    node.insets = insets(6)
    node.edgeSpacing = edgeSpacing()
    if chance(0.2) { node.supplementaries = badges() }
    if depth > 0, chance(0.1) {
      node.content = .custom(whole(0...20))
    } else if mustBeGroup || (depth < 6 && budget > 0 && chance(0.4)) {
      node.content = .group(group(depth: depth))
    }
    return node
  }

  private mutating func group(depth: Int) -> LayoutGroup {
    let children = chance(0.05) ? 0 : whole(1...4)
    return LayoutGroup(
      axis: chance(0.5) ? .horizontal : .vertical,
      children: (0..<children).map { _ in node(depth: depth + 1) }, filling: filling(),
      spacing: spacing())
  }

  private mutating func filling() -> LayoutGroup.Filling {
    if chance(0.6) { return .cycle }
    let count =
      mayBeHuge && chance(hostility / 4) ? pick([-1, 0, 5_000, .max, .min]) : whole(0...6)
    return chance(0.5) ? .divided(count) : .repeated(count)
  }

  /// Returns nested groups.
  private mutating func deepGroup(_ depth: Int) -> LayoutNode {
    (0..<depth).reduce(LayoutNode(size: size(depth: 2))) { inner, _ in
      LayoutNode(
        size: LayoutItemSize(
          width: .fractionalWidth(1), height: chance(0.5) ? .fractionalHeight(1) : .estimated(40)),
        content: .group(LayoutGroup(axis: chance(0.5) ? .horizontal : .vertical, children: [inner]))
      )
    }
  }

  /// Returns a group with many different children.
  private mutating func broadGroup(_ count: Int) -> LayoutNode {
    let axis: LayoutAxis = chance(0.5) ? .horizontal : .vertical
    let children = (0..<count).map { _ in
      LayoutNode(
        size: LayoutItemSize(width: .absolute(number(1...60)), height: .absolute(number(1...60))))
    }
    return LayoutNode(
      size: LayoutItemSize(
        width: .fractionalWidth(1), height: chance(0.5) ? .estimated(100) : .absolute(1e6)),
      content: .group(LayoutGroup(axis: axis, children: children, spacing: spacing())))
  }

  /// Returns a group with few children that are repeated many times.
  private mutating func manyGroup() -> LayoutNode {
    let inner = LayoutNode(
      size: LayoutItemSize(
        width: .fractionalWidth(pick([1, 0.1, 0.001])), height: .fractionalHeight(1)),
      content: chance(0.5)
        ? .leaf : .group(LayoutGroup(axis: .vertical, children: [LayoutNode(size: size(depth: 3))]))
    )
    return LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(number(10...200))),
      content: .group(LayoutGroup(axis: .horizontal, children: [inner], filling: filling())))
  }
}

/// The frames of custom groups, which depend only on the group's number and size.
package struct CustomFrames: Sendable {
  /// The seed of the case.
  let seed: UInt64
  /// The probability of a hostile number.
  let hostility: Double

  /// Returns the frames of one instance of the custom group with this number.
  package func frames(_ number: Int, _ size: CGSize, _ insets: LayoutInsets) -> LayoutCustomFrames {
    var generator = CaseGenerator(seed: seed &* 31 &+ UInt64(number))
    return LayoutCustomFrames(
      (0..<count(number)).map { index in
        let frame = CGRect(
          origin: generator.point(200),
          size: CGSize(width: generator.number(0...150), height: generator.number(-5...150)))
        return LayoutCustomFrame(frame: frame, zIndex: index)
      })
  }

  private func count(_ number: Int) -> Int {
    switch number {
    case 0: 0
    case 19: 1_000
    case 20: hostility > 0.5 ? 30_000 : 5
    default: number
    }
  }
}
