extension Fixture {
  static let e29 = Fixture(
    "E29 continuousGroupLeadingBoundary on E27",
    from: "compositional-layout.md, 7.4 (unverified: L)",
    LayoutCase(
      conference(0.85, .continuousGroupLeadingBoundary), items: 6,
      // The last page is clipped at the end of the content; its group starts at 1523.75 + 20.
      """
      scroller rests 0, 304.75, 609.5, 914.25, 1219, 1473.5 · inside #5 x1543.75
      release end 700 to 609.5 · release end 1400 to 1473.5
      """))
}
