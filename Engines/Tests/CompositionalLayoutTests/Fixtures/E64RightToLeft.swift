import CompositionalLayout

extension Fixture {
  static let e64 = Fixture(
    "E64 RTL", from: "compositional-layout.md, 7.10 [doc]",
    mirrored("E04", twoColumns, items: 94, "#0 (192.5,0,172.5,44) · #1 (10,0,172.5,44)"),
    mirrored("E10", badges, items: 8, "#0 (276.25,25,73.75,57) · badge.0.0 (270.25,19,20,20)"),
    mirrored("E16", sharedBand, items: 2, "title (159,0,200,30)"))

  private static func mirrored(
    _ title: String, _ section: LayoutSection, items: Int, _ expected: String
  ) -> LayoutCase {
    LayoutCase(title, section, items: items, expected).with { $0.environment.isRightToLeft = true }
  }
}
