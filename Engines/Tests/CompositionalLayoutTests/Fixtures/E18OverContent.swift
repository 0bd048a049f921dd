import CompositionalLayout

extension Fixture {
  static let e18 = Fixture(
    "E18 extendsBoundary = false", from: "compositional-layout.md, 7.3 [seen]",
    LayoutCase(
      LayoutSection(
        group: H(.fw(1), 44, [full]), insets: inset(28, 0, 0, 0),
        boundaryItems: [
          boundary("header", .fw(1), 28, .topLeading, extends: false),
          boundary("badge", 60, 20, .bottomTrailing, extends: false),
        ]), items: 3,
      // The badge is over the last cell.
      """
      header (0,0,375,28) · #0 (0,28,375,44) · #2 (0,116,375,44) · badge (315,140,60,20)
      content 375×160
      """))
}
