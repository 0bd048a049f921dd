import CompositionalLayout

extension Fixture {
  static let e25 = Fixture(
    "E25 Global header and footer", from: "compositional-layout.md, 7.3 [doc, guess]",
    LayoutCase(
      LayoutSection(group: H(.fw(1), 44, [full]), boundaryItems: [header(30)]), items: 3,
      sections: 2,
      // A name with "!" is an element outside all sections: its path has one component.
      """
      top! (0,0,375,100)
      header.0 (0,100,375,30) · #0.0 y130 · #0.1 y174 · #0.2 y218 · section.0 end 262
      header.1 (0,272,375,30) · #1.0 y302 · #1.1 y346 · #1.2 y390 · section.1 end 434
      bottom! (0,434,375,60) · content 375×494
      """
    ).with { $0.configuration = globalItems })

  static let globalItems = LayoutConfiguration(
    interSectionSpacing: 10,
    boundaryItems: [
      boundary("top", .fw(1), 100, .top), boundary("bottom", .fw(1), 60, .bottom),
    ])
}
