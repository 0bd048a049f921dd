import CompositionalLayout
import Foundation

extension Fixture {
  static let e12 = Fixture(
    "E12 Container and item anchor", from: "compositional-layout.md, 7.2 [doc]",
    LayoutCase(
      H(
        100, 60,
        [
          full.badge(
            20, 20, LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: 10, y: -10)),
            item: LayoutAnchor(edges: [.bottom, .leading]))
        ]), items: 1,
      // Completely outside the corner.
      "#0 (0,0,100,60) · badge.0.0 (110,-30,20,20)"))
}
