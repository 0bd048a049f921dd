import CompositionalLayout

extension Fixture {
  static let e33 = Fixture(
    "E33 Orthogonal behaviors sample", from: "compositional-layout.md, 7.4 [doc]",
    LayoutCase(
      "groupPaging", behaviors(.groupPaging), items: 18,
      // Frames are relative to the scroller; six groups of 318.75 × 266.8.
      """
      inside #0 (10,10,203.125,246.8) · inside #1 (233.125,10,75.625,113.4)
      inside #2 (233.125,143.4,75.625,113.4) · inside #3 (328.75,10,203.125,246.8)
      instances 6 · scroller content width 1912.5 · scroller max 1537.5
      section length 310.8 · scroller (0,44,375,266.8)
      scroller rests 0, 318.75, 637.5, 956.25, 1275, 1537.5
      """),
    LayoutCase(
      "groupPagingCentered", behaviors(.groupPagingCentered), items: 18,
      "scroller rests -28.125, 290.625, 609.375, 928.125, 1246.875, 1565.625"),
    LayoutCase(
      "paging", behaviors(.paging), items: 18,
      "scroller rests 0, 375, 750, 1125, 1500, 1537.5"))

  private static func behaviors(_ behavior: OrthogonalBehavior) -> LayoutSection {
    LayoutSection(
      group: leadAndTrail(.fw(0.85), .divided(2)), boundaryItems: [header(44)],
      orthogonalBehavior: behavior)
  }
}
