import CompositionalLayout

extension Fixture {
  static let e16 = Fixture(
    "E16 Title and button share a band", from: "compositional-layout.md, 7.3 (from backports)",
    LayoutCase(
      sharedBand, items: 2,
      // The button aligns with the content's edge, as the title does.
      """
      title (16,0,200,30) · button (279,10,80,20)
      #0 (16,30,343,44) · #1 (16,74,343,44)
      footer (137.5,118,100,25) · content 375×143
      """))

  static let sharedBand = LayoutSection(
    group: H(.fw(1), 44, [full]), insets: inset(0, 16, 0, 16),
    boundaryItems: [
      boundary("title", 200, 30, .topLeading), boundary("button", 80, 20, .topTrailing),
      boundary("footer", 100, 25, .bottom),
    ])
}
