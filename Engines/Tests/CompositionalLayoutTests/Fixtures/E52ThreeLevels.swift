import CompositionalLayout

extension Fixture {
  static let e52 = Fixture(
    "E52 Three levels", from: "compositional-layout.md, 7.8 [seen]",
    LayoutCase(
      LayoutSection(
        group: H(.fw(1), .fh(0.5), [item(.fw(0.5), .fh(1)).inset(inset(1, 2, 3, 4))])
          .inset(inset(5))
          .badge(.fw(1), .fh(1), LayoutAnchor(edges: [.top, .leading])),
        insets: inset(10, 20, 30, 40), interGroupSpacing: 8), items: 3, width: 400, height: 600,
      // E(section) is 340 × 560, the groups are 340 × 280 at (20,10) and (20,298). The content of a
      // group inside its insets of 5 is 330 × 270, as a supplementary item of the group shows
      // (compositional-layout.md, 3.1). Items of 165 × 270.
      """
      badge.0.0 (25,15,330,270) · badge.0.2 (25,303,330,270)
      #0 (27,16,159,266) · #1 (192,16,159,266) · #2 (27,304,159,266) · content 400×608
      """))
}
