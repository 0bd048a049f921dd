import CompositionalLayout
import Foundation

extension CaseMaker {
  /// Returns views that are attached to an item.
  mutating func badges() -> [LayoutSupplementary] {
    (0..<whole(1...2)).map { place in
      LayoutSupplementary(
        size: size(depth: 3), insets: insets(3), kind: "badge\(place)", containerAnchor: anchor(),
        itemAnchor: chance(0.5) ? anchor() : nil, zIndex: zIndex())
    }
  }

  /// Returns boundary items, pinned or not.
  mutating func boundaryItems(_ prefix: String) -> [LayoutBoundaryItem] {
    guard chance(0.5) else { return [] }
    return (0..<whole(1...3)).map { place in
      LayoutBoundaryItem(
        size: size(depth: 2), insets: insets(4), kind: "\(prefix)\(place)",
        alignment: LayoutAlignment(rawValue: whole(0...8)) ?? .none,
        offset: chance(0.3) ? point(20) : .zero, extendsBoundary: chance(0.7),
        pinsToVisibleBounds: chance(0.4), zIndex: zIndex())
    }
  }

  /// Returns backgrounds.
  mutating func decorations() -> [LayoutDecoration] {
    guard chance(0.3) else { return [] }
    return (0..<whole(1...2)).map { place in
      LayoutDecoration(kind: "background\(place)", insets: insets(10), zIndex: zIndex())
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
