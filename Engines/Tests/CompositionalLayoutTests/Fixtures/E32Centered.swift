import CompositionalLayout

extension Fixture {
  static let e32 = Fixture(
    "E32 groupPagingCentered", from: "compositional-layout.md, 7.4 [seen; b guess]",
    LayoutCase(
      "E32", centered, items: 4, width: 390, height: 844,
      // The last offset is 957 / 390 = 2.454 widths: the published observation.
      """
      #0 x0 width 312 · #1 x332 width 312 · #2 x664 width 312 · #3 x996 width 312
      scroller content width 1308 · scroller insets 39 39
      scroller rests -39, 293, 625, 957 · scroller first -39
      """),
    LayoutCase(
      "E32b Centered with section insets",
      LayoutSection(
        group: H(.fw(0.85), 200, [full]), insets: inset(0, 10, 0, 10), interGroupSpacing: 15,
        orthogonalBehavior: .groupPagingCentered), items: 4,
      """
      #0 x10 width 301.75 · #1 x326.75 · #2 x643.5 · #3 x960.25
      scroller content width 1272 · scroller insets 26.625 26.625
      scroller rests -26.625, 290.125, 606.875, 923.625
      """))

  static let centered = LayoutSection(
    group: H(.fw(0.8), 200, [full]), interGroupSpacing: 20,
    orthogonalBehavior: .groupPagingCentered)
}
