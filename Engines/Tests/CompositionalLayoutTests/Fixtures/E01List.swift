extension Fixture {
  static let e01 = Fixture(
    "E01 List", from: "compositional-layout.md, 7.1 [doc]",
    LayoutCase(
      H(.fw(1), 44, [full]), items: 94,
      """
      #0 (0,0,375,44) · #1 (0,44,375,44) · #93 (0,4092,375,44) · content 375×4136
      """))
}
