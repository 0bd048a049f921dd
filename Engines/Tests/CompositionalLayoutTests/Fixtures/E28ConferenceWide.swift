extension Fixture {
  static let e28 = Fixture(
    "E28 Same at width 812", from: "compositional-layout.md, 7.4 [doc]",
    LayoutCase(
      conference(0.425), items: 6, width: 812,
      // E(section) is 772 wide, so a group is 328.1 wide.
      """
      #0 x20 width 328.1 · #1 x368.1 width 328.1 · scroller content width 2108.6
      """))
}
