import CompositionalLayout

extension Fixture {
  static let e34 = Fixture(
    "E34 Columns of three", from: "compositional-layout.md, 7.4 [doc]",
    LayoutCase(
      "a", columns(210, gap: 0), items: 7,
      // E(section) is 335 wide; the last column counts fully.
      """
      #0 (20,0,301.5,70) · #1 (20,70,301.5,70) · #2 (20,140,301.5,70)
      #3 (331.5,0,301.5,70) · #6 (643,0,301.5,70)
      scroller content width 964.5 · section length 210 · scroller rests 0, 311.5, 589.5
      """),
    LayoutCase(
      "b", columns(226, gap: 8), items: 7,
      // (226 − 16) / 3 = 70.
      "#0 y0 height 70 · #1 y78 height 70 · #2 y156 height 70"))

  private static func columns(_ height: LayoutDimension, gap: Double) -> LayoutSection {
    LayoutSection(
      group: V(.fw(0.9), height, [full], .divided(3)).gap(.fixed(gap)),
      insets: inset(0, 20, 0, 20), interGroupSpacing: 10, orthogonalBehavior: .groupPaging)
  }
}
