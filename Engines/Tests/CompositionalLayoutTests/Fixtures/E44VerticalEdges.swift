extension Fixture {
  static let e44 = Fixture(
    "E44 Vertical fixed edges", from: "compositional-layout.md, 7.6 [doc]",
    LayoutCase(
      V(.fw(1), 130, [item(.fw(1), 30).edges(top: .fixed(4), bottom: .fixed(6))], .repeated(3)),
      items: 4, width: 200,
      """
      #0 (0,4,200,30) · #1 (0,44,200,30) · #2 (0,84,200,30) · #3 (0,134,200,30) · content 200×260
      """))
}
