extension Fixture {
  static let e39 = Fixture(
    "E39 Flexible inter-item", from: "compositional-layout.md, 7.6 [doc]",
    LayoutCase(
      "a", H(.fw(1), 60, [item(80, .fh(1))], .repeated(3)).gap(.flexible(0)), items: 5, width: 360,
      // Gaps of (360 − 240) / 2 = 60; the partial instance keeps the template.
      """
      #0 (0,0,80,60) · #1 (140,0,80,60) · #2 (280,0,80,60) · #3 (0,60,80,60) · #4 (140,60,80,60)
      """),
    LayoutCase(
      "b", H(.fw(1), 60, [item(80, .fh(1))]).gap(.flexible(0)), items: 5, width: 360,
      // Four fit: gaps of (360 − 320) / 3 = 13.333.
      """
      #0 (0,0,80,60) · #1 (93.333,0,80,60) · #2 (186.667,0,80,60) · #3 (280,0,80,60)
      #4 (0,60,80,60)
      """))
}
