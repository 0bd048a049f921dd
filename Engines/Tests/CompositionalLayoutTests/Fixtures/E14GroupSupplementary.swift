import CompositionalLayout

extension Fixture {
  static let e14 = Fixture(
    "E14 Group supplementary", from: "compositional-layout.md, 7.2 (unverified: path)",
    LayoutCase(
      H(.fw(1), .fh(0.2), [full.inset(inset(8))], .divided(3))
        .badge(45, 45, LayoutAnchor(edges: [.top, .trailing])), items: 7,
      // The group is 133.4 high. Its items are 0, 3 and 6: the first of each instance.
      """
      #0 (8,8,109,117.4) · #1 (133,8,109,117.4) · #2 (258,8,109,117.4)
      badge.0.0 (330,0,45,45) · badge.0.3 (330,133.4,45,45) · badge.0.6 (330,266.8,45,45)
      badge.0.1 none · content 375×400.2
      """))
}
