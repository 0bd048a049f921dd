extension Fixture {
  static let e30 = Fixture(
    "E30 paging", from: "compositional-layout.md, 7.4 [doc]",
    LayoutCase(
      cards(.paging), items: 5,
      // The last page is clipped at the end of the content.
      "scroller rests 0, 375, 750, 1125, 1197"))
}
