import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers

/// A generator of descriptions without overflow from a seed: no estimates, no negative lengths, and
/// no child that is larger than its group.
///
/// Every group has a supplementary item over its area, of the kind `group1` for the outermost
/// group, `group2` for the groups in it and so on. All cells have the same depth, so that each of
/// them has one item of every kind.
struct RandomFit {
  private var random: SeededGenerator
  private var depth: Int

  static func make(seed: UInt64) -> LayoutCase {
    var maker = RandomFit(random: SeededGenerator(seed: seed), depth: 1 + Int(seed % 3))
    let view = CGSize(width: maker.number(200, 500), height: maker.number(200, 800))
    var section = LayoutSection(group: maker.group(level: 1))
    section.interGroupSpacing = maker.number(0, 10)
    if maker.chance(0.5) { section.insets = inset(maker.number(0, 10)) }
    if maker.chance(0.2) { section.orthogonalBehavior = .continuous }
    let items = Int.random(in: 0...15, using: &maker.random)
    var situation = LayoutCase(
      section, items: items, width: view.width, height: view.height, "")
    if maker.chance(0.3) { situation.configuration.axis = .horizontal }
    situation.environment.isRightToLeft = maker.chance(0.3)
    situation.frames = { number, size, insets in thirds(of: size.inset(by: insets), number) }
    return situation
  }

  private mutating func group(level: Int) -> LayoutNode {
    var node = item(length(.horizontal), length(.vertical))
    if chance(0.4) { node.insets = inset(number(0, 2)) }
    let frame = LayoutAnchor(edges: [.top, .leading])
    node.supplementaries = [
      LayoutSupplementary(size: .full, kind: "group\(level)", containerAnchor: frame)
    ]
    guard level < depth || chance(0.8) else {
      node.content = .custom(Int.random(in: 1...3, using: &random))
      return node
    }
    let axis: LayoutAxis = chance(0.5) ? .horizontal : .vertical
    let count = Int.random(in: 1...3, using: &random)
    let fillings: [LayoutGroup.Filling] = [.cycle, .cycle, .divided(count), .repeated(count)]
    node.content = .group(
      LayoutGroup(
        axis: axis, children: (0..<count).map { _ in child(level: level, along: axis) },
        filling: fillings[Int.random(in: 0...3, using: &random)],
        spacing: chance(0.3) ? .flexible(number(0, 3)) : .fixed(number(0, 3))))
    return node
  }

  private mutating func child(level: Int, along axis: LayoutAxis) -> LayoutNode {
    var node =
      level < depth ? group(level: level + 1) : item(length(.horizontal), length(.vertical))
    if level == depth, chance(0.5) { node.insets = inset(number(0, 2)) }
    // Across the group, a flexible gap of zero moves a child without pushing it out.
    let (start, end) = (gap(), gap())
    let across: LayoutSpacing = chance(0.5) ? .flexible(0) : .fixed(0)
    return axis == .horizontal
      ? node.edges(leading: start, top: across, trailing: end, bottom: .flexible(0))
      : node.edges(leading: across, top: start, trailing: .flexible(0), bottom: end)
  }

  private mutating func gap() -> LayoutSpacing {
    if chance(0.6) { return .fixed(0) }
    return chance(0.5) ? .fixed(number(0, 2)) : .flexible(number(0, 2))
  }

  private mutating func length(_ axis: LayoutAxis) -> LayoutDimension {
    if chance(0.1) { return .absolute(number(5, 15)) }
    let part = number(0.4, 0.9)
    return axis == .horizontal ? .fw(part) : .fh(part)
  }

  private mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    CGFloat.random(in: low...high, using: &random)
  }

  private mutating func chance(_ likelihood: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < likelihood
  }

  private static func thirds(of size: CGSize, _ count: Int) -> LayoutCustomFrames {
    LayoutCustomFrames(
      (0..<count).map { place in
        let x = size.width * CGFloat(place) / 3
        return LayoutCustomFrame(
          frame: CGRect(x: x, y: 0, width: size.width / 3, height: size.height))
      })
  }
}
