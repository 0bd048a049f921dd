import CompositionalLayout
import Foundation

extension Fixture {
  static let e27 = Fixture(
    "E27 Conference sample", from: "compositional-layout.md, 7.4 (unverified: E width)",
    LayoutCase(
      conference(0.85), items: 6, sections: 2,
      // E(section) is 335 wide, so a group is 284.75 wide.
      """
      scroller.0 (0,44,375,250) · scroller.1 (0,358,375,250)
      inside #0 (20,0,284.75,250) · inside #1 (324.75,0,284.75,250)
      inside #5 (1543.75,0,284.75,250) · inside #1.5 (1543.75,0,284.75,250)
      scroller content 1848.5×250 · scroller max 1473.5
      header.0 (20,0,335,44) · header.1 (20,314,335,44)
      content 375×608
      """
    ).with { $0.configuration.interSectionSpacing = 20 })

  /// Returns a section of wide cards under a header.
  static func conference(
    _ fraction: CGFloat, _ behavior: OrthogonalBehavior = .continuous
  ) -> LayoutSection {
    LayoutSection(
      group: H(.fw(fraction), 250, [full]), insets: inset(0, 20, 0, 20), interGroupSpacing: 20,
      boundaryItems: [header(44)], orthogonalBehavior: behavior)
  }
}
