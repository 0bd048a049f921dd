import CompositionalLayout
import Foundation

extension Fixture {
  static let e57 = Fixture(
    "E57 Estimated header", from: "compositional-layout.md, 7.9, by hand [doc]",
    LayoutCase(
      "before", headed, items: 3, "header (0,0,375,44) · #0 y44 · content height 176"),
    LayoutCase(
      "after", headed, items: 3,
      "header (0,0,375,70) · #0 y70 · #2 y158 · content height 202"
    ).with { $0.contents[0].measured.boundary["header"] = CGSize(width: 999, height: 70) })

  private static let headed = LayoutSection(
    group: H(.fw(1), 44, [full]), boundaryItems: [header(.est(44))])
}
