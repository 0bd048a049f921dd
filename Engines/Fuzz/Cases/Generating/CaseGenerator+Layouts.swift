import CompositionalLayout
import Foundation

extension CaseGenerator {
  /// Returns a whole layout.
  package mutating func layoutCase() -> LayoutCase {
    LayoutCase(
      seed: seed, hostility: hostility, configuration: configuration(), environment: environment(),
      contents: contents(), frames: CustomFrames(seed: seed, hostility: hostility))
  }

  private mutating func configuration() -> LayoutConfiguration {
    LayoutConfiguration(
      axis: chance(0.3) ? .horizontal : .vertical, interSectionSpacing: number(0...30),
      boundaryItems: boundaryItems("global"), insetsReference: reference())
  }

  private mutating func environment() -> LayoutEnvironment {
    LayoutEnvironment(
      size: CGSize(width: number(100...900), height: number(100...900)), safeArea: insets(30),
      layoutMargins: insets(30), readableContent: insets(60), isRightToLeft: chance(0.3),
      displayScale: chance(hostility / 4) ? hostileNumber() : pick([0, 1, 2, 3]))
  }

  private mutating func contents() -> [LayoutSectionContent] {
    var described: [LayoutSection] = []
    let count = chance(0.01) ? whole(30...300) : whole(0...5)
    mayBeHuge = count < 100
    return (0..<count).map { index in
      if described.isEmpty || (index < 6 && chance(0.8)) { described.append(section()) }
      return LayoutSectionContent(described[described.count - 1], itemCount: itemCount())
    }
  }

  private mutating func section() -> LayoutSection {
    budget = 60
    var section = LayoutSection(group: outermostGroup())
    section.insets = insets(20)
    section.interGroupSpacing = number(-2...20)
    section.insetsReference = reference()
    section.supplementaryInsetsReference = reference()
    section.supplementariesFollowInsets = chance(0.6)
    section.boundaryItems = boundaryItems("local")
    section.decorations = decorations()
    section.orthogonalBehavior =
      chance(0.6) ? .none : OrthogonalBehavior(rawValue: whole(0...5)) ?? .none
    return section
  }

  private mutating func itemCount() -> Int {
    switch whole(0...19) {
    case 0: 0
    case 1: 1
    case 2, 3: whole(100...10_000)
    case 4: 1_000_000
    case 5: 1_000_000_000
    case 6: pick([-5, .min, .max, .max - 1, 1 << 53])
    default: whole(2...80)
    }
  }
}

extension CaseGenerator {
  /// Returns views that are attached to an item.
  mutating func badges() -> [LayoutSupplementary] {
    (0..<whole(1...2)).map { index in
      LayoutSupplementary(
        size: size(depth: 3), insets: insets(3), kind: "badge\(index)", containerAnchor: anchor(),
        itemAnchor: chance(0.5) ? anchor() : nil, zIndex: zIndex())
    }
  }

  /// Returns boundary items, pinned or not.
  mutating func boundaryItems(_ prefix: String) -> [LayoutBoundaryItem] {
    guard chance(0.5) else { return [] }
    return (0..<whole(1...3)).map { index in
      LayoutBoundaryItem(
        size: size(depth: 2), insets: insets(4), kind: "\(prefix)\(index)",
        alignment: LayoutAlignment(rawValue: whole(0...8)) ?? .none,
        offset: chance(0.3) ? point(20) : .zero, extendsBoundary: chance(0.7),
        pinsToVisibleBounds: chance(0.4), zIndex: zIndex())
    }
  }

  /// Returns backgrounds.
  mutating func decorations() -> [LayoutDecoration] {
    guard chance(0.3) else { return [] }
    return (0..<whole(1...2)).map { index in
      LayoutDecoration(kind: "background\(index)", insets: insets(10), zIndex: zIndex())
    }
  }

  private mutating func anchor() -> LayoutAnchor {
    LayoutAnchor(
      edges: LayoutEdges(rawValue: UInt(whole(0...15))), offset: point(2), isFractional: chance(0.5)
    )
  }

  private mutating func zIndex() -> Int {
    chance(hostility / 4) ? pick([.min, -1, .max]) : whole(0...3)
  }
}
