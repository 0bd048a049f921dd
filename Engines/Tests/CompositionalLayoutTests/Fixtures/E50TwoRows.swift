import CompositionalLayout

extension Fixture {
  static let e50 = Fixture(
    "E50 Two rows", from: "compositional-layout.md, 7.7 [doc]",
    LayoutCase(
      "a",
      LayoutSection(
        group: V(120, .fh(1), [full], .divided(2)).gap(.fixed(6)), insets: inset(10),
        interGroupSpacing: 12), items: 7, width: 400, height: 300,
      // Rows of (280 − 6) / 2 = 137.
      """
      #0 (10,10,120,137) · #1 (10,153,120,137)
      #2 (142,10,120,137) · #3 (142,153,120,137)
      #4 (274,10,120,137) · #5 (274,153,120,137)
      #6 (406,10,120,137)
      content 536×300
      """
    ).with { $0.configuration.axis = .horizontal },
    LayoutCase(
      "b gallery", H(.fw(1), .fh(1), [full.inset(inset(8))]), items: 3,
      """
      #0 x8 width 359 height 651 · #1 x383 width 359 height 651 · #2 x758 width 359 height 651
      content 1125×667
      """
    ).with { $0.configuration.axis = .horizontal })
}
