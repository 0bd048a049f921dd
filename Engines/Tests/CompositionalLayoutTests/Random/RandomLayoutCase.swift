import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers

/// A generator of descriptions with all features from a seed.
struct RandomLayoutCase {
  var random: SeededGenerator
  /// The remaining number of nodes; after that only leaves are described.
  var nodesLeft = Int.max

  /// Returns a case of up to four sections without measurements and pinned items.
  static func make(seed: UInt64) -> LayoutCase {
    var maker = RandomLayoutCase(random: SeededGenerator(seed: seed))
    return maker.situation(
      seed, sections: Int.random(in: 0...4, using: &maker.random), items: 0...40)
  }

  /// Returns a case with all features: orthogonal sections, pinned items, and measured cells and
  /// headers.
  ///
  /// Most cases have 1 to 12 nodes in one or two sections with few items, so that many cases can be
  /// checked; one in fifty has up to 100 nodes.
  static func mixed(seed: UInt64) -> LayoutCase {
    var maker = RandomLayoutCase(random: SeededGenerator(seed: seed))
    let isLarge = seed % 50 == 7
    maker.nodesLeft = isLarge ? 100 : Int.random(in: 1...12, using: &maker.random)
    let sections = [0, 1, 1, 1, 1, 1, 2, 2, 3].randomElement(using: &maker.random) ?? 1
    var situation = maker.situation(
      seed, sections: isLarge ? 4 : max(sections, seed % 20 == 0 ? 0 : 1),
      items: isLarge ? 0...150 : 0...12)
    maker.scrollAndPin(&situation)
    if maker.chance(0.5) { maker.measure(&situation) }
    return situation
  }

  private mutating func situation(
    _ seed: UInt64, sections: Int, items: ClosedRange<Int>
  ) -> LayoutCase {
    var situation = LayoutCase("seed \(seed)", full, items: 0, "")
    situation.configuration = LayoutConfiguration(
      axis: chance(0.3) ? .horizontal : .vertical, interSectionSpacing: number(0, 30),
      boundaryItems: boundaryItems(prefix: "global"), insetsReference: reference())
    situation.environment = LayoutEnvironment(
      size: CGSize(width: number(200, 500), height: number(200, 800)),
      safeArea: randomInsets(20), layoutMargins: randomInsets(30),
      readableContent: randomInsets(40),
      isRightToLeft: chance(0.3),
      displayScale: [0, 0, 1, 2, 3][Int.random(in: 0...4, using: &random)])
    situation.contents = (0..<sections).map { _ in
      LayoutSectionContent(section(), itemCount: Int.random(in: items, using: &random))
    }
    situation.frames = { number, size, _ in
      LayoutCustomFrames(
        (0..<(number % 5)).map { place in
          LayoutCustomFrame(
            frame: CGRect(
              x: size.width * CGFloat((place * 7 + number) % 10) / 10,
              y: size.height * CGFloat((place * 3 + number) % 8) / 8,
              width: size.width / CGFloat(place + 2), height: 10 + CGFloat(place * number)),
            zIndex: place)
        })
    }
    return situation
  }

  private mutating func section() -> LayoutSection {
    var section = LayoutSection(group: node(depth: 1, mustBeGroup: true))
    section.insets = randomInsets(20)
    section.interGroupSpacing = number(0, 20)
    section.insetsReference = reference()
    section.supplementaryInsetsReference = reference()
    section.supplementariesFollowInsets = chance(0.6)
    section.boundaryItems = boundaryItems(prefix: "local")
    if chance(0.3) {
      section.decorations = [LayoutDecoration(kind: "background", insets: randomInsets(10))]
    }
    return section
  }

  private mutating func node(depth: Int, mustBeGroup: Bool = false) -> LayoutNode {
    nodesLeft -= 1
    var node = LayoutNode(size: LayoutItemSize(width: dimension(depth), height: dimension(depth)))
    node.insets = randomInsets(6)
    node.edgeSpacing = LayoutEdgeSpacing(
      leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
    if chance(0.2) { node.supplementaries = [badge("badge\(depth)")] }
    if chance(0.1), depth > 0 {
      node.content = .custom(Int.random(in: 0...9, using: &random))
    } else if mustBeGroup || (depth < 4 && nodesLeft > 0 && chance(0.4)) {
      node.content = .group(group(depth: depth))
    }
    return node
  }

  private mutating func group(depth: Int) -> LayoutGroup {
    let count = Int.random(in: 0...4, using: &random)
    let fillings: [LayoutGroup.Filling] = [.cycle, .cycle, .divided(count), .repeated(count)]
    return LayoutGroup(
      axis: chance(0.5) ? .horizontal : .vertical,
      children: (0..<Int.random(in: chance(0.05) ? 0...0 : 1...3, using: &random)).map { _ in
        node(depth: depth + 1)
      },
      filling: fillings[Int.random(in: 0...3, using: &random)],
      spacing: chance(0.3) ? .flexible(number(0, 20)) : .fixed(number(0, 10)))
  }

  private mutating func boundaryItems(prefix: String) -> [LayoutBoundaryItem] {
    (0..<Int.random(in: 0...2, using: &random)).map { place in
      LayoutBoundaryItem(
        size: LayoutItemSize(width: dimension(1), height: dimension(2)), insets: randomInsets(4),
        kind: "\(prefix)\(place)",
        alignment: LayoutAlignment(rawValue: Int.random(in: 0...8, using: &random)) ?? .none,
        offset: chance(0.3) ? CGPoint(x: number(-20, 20), y: number(-20, 20)) : .zero,
        extendsBoundary: chance(0.7))
    }
  }

  private mutating func badge(_ kind: String) -> LayoutSupplementary {
    LayoutSupplementary(
      size: LayoutItemSize(
        width: dimension(2),
        height: chance(0.5) ? .estimated(number(5, 30)) : .absolute(number(5, 30))), kind: kind,
      containerAnchor: anchor(), itemAnchor: chance(0.5) ? anchor() : nil)
  }

  private mutating func anchor() -> LayoutAnchor {
    LayoutAnchor(
      edges: LayoutEdges(rawValue: UInt.random(in: 0...15, using: &random)),
      offset: CGPoint(x: number(-1, 1), y: number(-1, 1)), isFractional: chance(0.5))
  }

  private mutating func dimension(_ depth: Int) -> LayoutDimension {
    switch Int.random(in: 0...9, using: &random) {
    case 0...3: .fractionalWidth(number(0.15, 1))
    case 4...6: .fractionalHeight(number(0.15, 1))
    case 7: chance(0.4) ? .uniform(number(20, 120)) : .estimated(number(20, 120))
    default: .absolute(number(10, depth == 1 ? 400 : 120))
    }
  }

  private mutating func spacing() -> LayoutSpacing {
    if chance(0.7) { return .fixed(0) }
    return chance(0.5) ? .fixed(number(-4, 12)) : .flexible(number(0, 16))
  }

  private mutating func randomInsets(_ most: CGFloat) -> LayoutInsets {
    if chance(0.5) { return .zero }
    return LayoutInsets(
      top: number(-2, most), leading: number(-2, most), bottom: number(-2, most),
      trailing: number(-2, most))
  }

  private mutating func reference() -> LayoutInsetsReference {
    LayoutInsetsReference(rawValue: Int.random(in: 0...4, using: &random)) ?? .automatic
  }

  mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    CGFloat.random(in: low...high, using: &random)
  }

  mutating func chance(_ likelihood: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < likelihood
  }
}
