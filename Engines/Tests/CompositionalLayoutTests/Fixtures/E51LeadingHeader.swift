import CompositionalLayout

extension Fixture {
  static let e51 = Fixture(
    "E51 Leading header", from: "compositional-layout.md, 7.7 [doc, guess]",
    LayoutCase(
      LayoutSection(
        group: H(100, .fh(1), [full]), insets: inset(10),
        boundaryItems: [boundary("header", 60, .fh(1), .leading)]), items: 3, sections: 2,
      width: 400, height: 300,
      // 60 + 320 = 380.
      """
      header (0,10,60,280) · #0 (70,10,100,280) · #1 (170,10,100,280) · #2 (270,10,100,280)
      section length 380 · section.1 start 400 · header.1 (400,10,60,280)
      content 780×300
      """
    ).with {
      $0.configuration.axis = .horizontal
      $0.configuration.interSectionSpacing = 20
    })
}
