extension Fixture {
  static let e59 = Fixture(
    "E59 Fraction of an estimate is not self-sizing", from: "compositional-layout.md, 7.9 [seen]",
    LayoutCase(
      H(.fw(1), .est(120), [item(.fw(0.5), .fh(1))]), items: 3, width: 300,
      "#0 (0,0,150,120) · #1 (150,0,150,120) · #2 (0,120,150,120) · content 300×240"
    ).heights([0: 999, 1: 999, 2: 999]))
}
