import CompositionalLayout
import Foundation

extension Fixture {
  static let e17 = Fixture(
    "E17 absoluteOffset", from: "compositional-layout.md, 7.3 (unverified)",
    moved(0, -10, "header (0,0,200,44) · #0 (0,54,375,44) · content height 142"),
    // The header overlaps the first 10 points.
    moved(0, 10, "header (0,0,200,44) · #0 (0,34,375,44) · content height 122"),
    moved(12, 0, "header (12,0,200,44) · #0 (0,44,375,44) · content height 132"))

  private static func moved(_ x: CGFloat, _ y: CGFloat, _ expected: String) -> LayoutCase {
    let header = boundary("header", 200, 44, .topLeading, offset: CGPoint(x: x, y: y))
    return LayoutCase(
      "(\(x),\(y))", LayoutSection(group: H(.fw(1), 44, [full]), boundaryItems: [header]),
      items: 2, expected)
  }
}
