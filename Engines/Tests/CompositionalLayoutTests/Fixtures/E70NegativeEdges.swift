extension Fixture {
  static let e70 = Fixture(
    "E70 Negative edge spacing", from: "compositional-layout.md, 7.6 [seen]",
    LayoutCase(
      V(
        .fw(1.0 / 3), .fh(1),
        [
          item(.fw(1), .fh(0.4)).edges(top: .fixed(24)),
          item(.fw(1), .fh(0.6)).edges(bottom: .fixed(-24)),
        ]), items: 2, width: 300, height: 600,
      // 24 + 240 + 360 − 24 = 600 fits. b ends outside the group.
      "#0 (0,24,100,240) · #1 (0,264,100,360) maxY 624"))
}
