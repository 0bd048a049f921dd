import CompositionalLayout

extension Fixture {
  static let e49 = Fixture(
    "E49 Two \"pages\" in one group", from: "compositional-layout.md, 7.6 [seen]",
    LayoutCase(
      LayoutSection(
        group: H(
          .fw(1), .fh(1),
          [H(.fw(1), .fh(1), [full], .divided(2)), H(.fw(1), .fh(1), [full], .divided(1))]),
        orthogonalBehavior: .groupPaging), items: 3, width: 390, height: 700,
      // The second page doesn't fit after the first, so every instance is the first: half a page
      // for the third item, with the page's full width.
      """
      #0 (0,0,195,700) · #1 (195,0,195,700) · #2 (390,0,195,700)
      instances 2 · scroller content width 780
      """))
}
