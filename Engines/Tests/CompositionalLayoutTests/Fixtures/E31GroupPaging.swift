import CompositionalLayout

extension Fixture {
  static let e31 = Fixture(
    "E31 groupPaging", from: "compositional-layout.md, 7.4 (unverified: L)",
    LayoutCase(
      cards(.groupPaging), items: 5,
      // A settled group has its left edge at 16: 326 − 310.
      """
      #0 (16,0,300,200) · #1 (326,0,300,200) · #2 (636,0,300,200) · #3 (946,0,300,200)
      #4 (1256,0,300,200) · scroller content width 1572 · scroller max 1197
      scroller rests 0, 310, 620, 930, 1197
      release from 1 at 400 v 0 to 310
      release from 1 at 400 v 0.5 to 620
      release from 1 at 400 v -0.5 to 0
      """))

  /// Cards that are narrower than the view.
  static func cards(_ behavior: OrthogonalBehavior) -> LayoutSection {
    LayoutSection(
      group: H(300, 200, [full]), insets: inset(0, 16, 0, 16), interGroupSpacing: 10,
      orthogonalBehavior: behavior)
  }
}
