import CompositionalLayout

extension Fixture {
  static let e04 = Fixture(
    "E04 Two columns by count", from: "compositional-layout.md, 7.1 [doc]",
    LayoutCase(
      twoColumns, items: 94,
      // (355 − 10) / 2 = 172.5 and 47 · 44 + 46 · 10 = 2528.
      """
      #0 (10,0,172.5,44) · #1 (192.5,0,172.5,44) · #2 (10,54,172.5,44) · #93 (192.5,2484,172.5,44)
      content 375×2528
      """))

  static let twoColumns = LayoutSection(
    group: H(.fw(1), 44, [full], .divided(2)).gap(.fixed(10)),
    insets: inset(0, 10, 0, 10), interGroupSpacing: 10)
}
