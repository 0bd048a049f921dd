extension Fixture {
  static let e03 = Fixture(
    "E03 Inset grid", from: "compositional-layout.md, 7.1 [doc]",
    LayoutCase(
      H(.fw(1), .fw(0.2), [item(.fw(0.2), .fh(1)).inset(inset(5, 5, 5, 5))]), items: 94,
      // The insets do not change the pitch of 75.
      """
      #0 (5,5,65,65) · #1 (80,5,65,65) · #5 (5,80,65,65) · #93 (230,1355,65,65)
      content 375×1425
      """))
}
