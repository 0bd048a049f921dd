extension Fixture {
  static let e11 = Fixture(
    "E11 Documentation badge", from: "compositional-layout.md, 7.2 [doc]",
    LayoutCase(
      H(44, 44, [full.badge(20, 20, topTrailing(0.3, -0.3))]), items: 1,
      "#0 (0,0,44,44) · badge.0.0 (30,-6,20,20)"))
}
