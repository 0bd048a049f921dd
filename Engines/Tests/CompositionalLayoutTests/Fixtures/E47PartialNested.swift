import CompositionalLayout

extension Fixture {
  static let e47 = Fixture(
    "E47 Partial nested instance", from: "compositional-layout.md, 7.6 [seen]",
    LayoutCase(
      LayoutSection(
        group: H(
          .fw(1), 100, [item(.fw(0.7), .fh(1)), V(.fw(0.3), .fh(1), [full], .divided(2))]),
        interGroupSpacing: 10), items: 5, width: 300,
      """
      #0 (0,0,210,100) · #1 (210,0,90,50) · #2 (210,50,90,50)
      #3 (0,110,210,100) · #4 (210,110,90,50)
      content 300×210
      """))
}
