import CompositionalLayout

extension Fixture {
  static let e15 = Fixture(
    "E15 Header and footer", from: "compositional-layout.md, 7.3 [doc; b seen]",
    LayoutCase(
      "two sections",
      LayoutSection(
        group: H(.fw(1), 44, [full]), insets: inset(0, 10, 0, 10), interGroupSpacing: 5,
        boundaryItems: [header(44), footer(44)]), items: 5, sections: 2,
      """
      header.0 (10,0,355,44) · #0.0 (10,44,355,44) · #0.4 (10,240,355,44) · footer.0 (10,284,355,44)
      header.1 (10,328,355,44) · #1.0 (10,372,355,44) · #1.4 (10,568,355,44)
      footer.1 (10,612,355,44)
      content 375×656
      """),
    LayoutCase(
      "E15b With main-axis insets",
      LayoutSection(
        group: H(.fw(1), 44, [full]), insets: inset(10, 16, 20, 16),
        boundaryItems: [header(44), footer(30)]), items: 3,
      """
      header (16,0,343,44) · #0 (16,54,343,44) · #1 (16,98,343,44) · #2 (16,142,343,44)
      footer (16,206,343,30) · content 375×236
      """))
}
