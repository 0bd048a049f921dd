import CompositionalLayout

extension Fixture {
  static let e66 = Fixture(
    "E66 Empty section", from: "compositional-layout.md, 7.10 [seen; guess for the space]",
    LayoutCase(
      "", [2, 0, 1].map { (headedAndFooted, items: $0) },
      """
      header.0 (16,0,343,44) · #0.0 y54 · #0.1 y98 · footer.0 (16,162,343,30) · section.0 end 192
      header.1 (16,200,343,44) · #1.0 none · footer.1 (16,274,343,30) · section.1 end 304
      header.2 (16,312,343,44) · #2.0 y366 · footer.2 (16,430,343,30) · section.2 end 460
      content 375×460
      """
    ).with { $0.configuration.interSectionSpacing = 8 })

  private static let headedAndFooted = LayoutSection(
    group: H(.fw(1), 44, [full]), insets: inset(10, 16, 20, 16),
    boundaryItems: [header(44), footer(30)])
}
