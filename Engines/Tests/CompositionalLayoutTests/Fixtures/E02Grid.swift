extension Fixture {
  static let e02 = Fixture(
    "E02 Grid, five columns", from: "compositional-layout.md, 7.1 [doc]",
    LayoutCase(
      H(.fw(1), .fw(0.2), [item(.fw(0.2), .fh(1))]), items: 94,
      """
      #0 (0,0,75,75) · #4 (300,0,75,75) · #5 (0,75,75,75) · #93 (225,1350,75,75)
      instances 19 · content 375×1425
      """))
}
