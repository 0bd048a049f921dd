import CompositionalLayout
import Foundation

extension Fixture {
  static let e62 = Fixture(
    "E62 References, landscape phone", from: "compositional-layout.md, 7.8 [doc]",
    reference(
      .automatic,
      """
      background x44 width 724 · #0 (54,0,140.8,140.8) · #1 (194.8,0,140.8,140.8)
      #4 (617.2,0,140.8,140.8) · section length 281.6
      """),
    reference(.safeArea, "background width 724 · #0 (54,0,140.8,140.8) · section length 281.6"),
    reference(
      .none,
      """
      background x0 width 812 · #0 (10,0,158.4,158.4) · #1 (168.4,0,158.4,158.4)
      #4 (643.6,0,158.4,158.4) · section length 316.8
      """),
    reference(
      .layoutMargins,
      """
      background x64 width 684 · #0 (74,0,132.8,132.8) · #1 (206.8,0,132.8,132.8)
      #4 (605.2,0,132.8,132.8) · section length 265.6
      """))

  /// Returns a case with a background, which has the frame of the section's container
  /// (compositional-layout.md, 3.7).
  private static func reference(
    _ reference: LayoutInsetsReference, _ expected: String
  ) -> LayoutCase {
    LayoutCase(
      "\(reference)",
      LayoutSection(
        group: H(.fw(1), .fw(0.2), [item(.fw(0.2), .fh(1))]), insets: inset(0, 10, 0, 10),
        insetsReference: reference, decorations: [LayoutDecoration(kind: "background")]),
      items: 10, expected
    ).with {
      $0.environment = LayoutEnvironment(
        size: CGSize(width: 812, height: 375), safeArea: inset(0, 44, 21, 44),
        layoutMargins: inset(8, 64, 29, 64))
    }
  }
}
