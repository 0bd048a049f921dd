import CompositionalLayout

extension Fixture {
  static let e24 = Fixture(
    "E24 interSectionSpacing 20", from: "compositional-layout.md, 7.3 [doc]",
    LayoutCase(
      "", [3, 2, 4].map { (LayoutSection(group: H(.fw(1), 50, [full])), items: $0) },
      // There is no spacing after the last section.
      """
      section.0 start 0 · section.1 start 170 · section.2 start 290
      #1.0 (0,170,375,50) · #2.0 (0,290,375,50) · content height 490
      """
    ).with { $0.configuration.interSectionSpacing = 20 })
}
