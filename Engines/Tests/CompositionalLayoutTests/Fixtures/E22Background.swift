import CompositionalLayout

extension Fixture {
  static let e22 = Fixture(
    "E22 Background decoration sample", from: "compositional-layout.md, 7.3 [doc]",
    LayoutCase(
      LayoutSection(
        group: H(.fw(1), 44, [full]), insets: inset(10), interGroupSpacing: 5,
        decorations: [LayoutDecoration(kind: "background", insets: inset(5))]),
      items: 5, sections: 5,
      // 10 + 5 · 44 + 4 · 5 + 10 = 260.
      """
      section length 260
      background.0 (5,5,365,250) z0
      #0.0 (10,10,355,44) z1 · #0.1 (10,59,355,44) z1 · #0.4 (10,206,355,44) z1
      background.1 (5,265,365,250) z0 · #1.0 (10,270,355,44) z1
      content 375×1300
      """))
}
