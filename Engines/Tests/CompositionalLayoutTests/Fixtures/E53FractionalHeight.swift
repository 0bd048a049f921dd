import CompositionalLayout

extension Fixture {
  static let e53 = Fixture(
    "E53 fractionalHeight with section insets", from: "compositional-layout.md, 7.8 [seen]",
    LayoutCase(
      LayoutSection(group: H(.fw(1), .fh(1), [full]), insets: inset(20, 0, 20, 0)), items: 2,
      width: 320, height: 480, "#0 (0,20,320,440) · #1 (0,460,320,440) · content 320×920"))
}
