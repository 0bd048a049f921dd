import CompositionalLayout
import Foundation

extension Fixture {
  static let e10 = Fixture(
    "E10 Badges sample", from: "compositional-layout.md, 7.1 [doc, backport]",
    LayoutCase(
      badges, items: 8,
      // E(section) is 335 wide, the group 67 high, a column 83.75 wide.
      """
      #0 (25,25,73.75,57) · badge.0.0 (84.75,19,20,20) z1
      #1 (108.75,25,73.75,57) · badge.0.1 (168.5,19,20,20) z1
      #4 (25,92,73.75,57)
      content 375×174
      """))

  static let badges = LayoutSection(
    group: H(
      .fw(1), .fw(0.2),
      [item(.fw(0.25), .fh(1)).inset(inset(5)).badge(20, 20, topTrailing(0.3, -0.3))]),
    insets: inset(20))

  /// Returns the anchor of the badges in Apple's sample, offset in fractions of the badge's size.
  static func topTrailing(_ x: CGFloat, _ y: CGFloat) -> LayoutAnchor {
    LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: x, y: y), isFractional: true)
  }
}
