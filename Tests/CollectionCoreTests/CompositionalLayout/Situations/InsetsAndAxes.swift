import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.7.
  static let horizontalLayouts: [Situation] = [
    Situation(
      "E50 two rows",
      LayoutSection(
        group: V(120, .fh(1), [full], .divided(2)).gap(.fixed(6)),
        insets: inset(10), interGroupSpacing: 12), items: 7, width: 400,
      height: 300,
      """
      #0 (10,10,120,137)
      #1 (10,153,120,137)
      #2 (142,10,120,137)
      #3 (142,153,120,137)
      #4 (274,10,120,137)
      #5 (274,153,120,137)
      #6 (406,10,120,137)
      content 536×300
      """
    ).with { $0.configuration.axis = .horizontal },
    Situation(
      "E50b gallery", H(.fw(1), .fh(1), [full.inset(inset(8))]), items: 3,
      "#0 (8,8,359,651)\n#1 (383,8,359,651)\n#2 (758,8,359,651)\ncontent 1125×667"
    ).with { $0.configuration.axis = .horizontal },
    Situation(
      "E51 leading header",
      LayoutSection(
        group: H(100, .fh(1), [full]), insets: inset(10),
        boundaryItems: [boundary("header", 60, .fh(1), .leading)]), items: 3, sections: 2,
      width: 400, height: 300,
      """
      header (0,10,60,280)
      #0 (70,10,100,280)
      #1 (170,10,100,280)
      #2 (270,10,100,280)
      header.1 (400,10,60,280)
      content 780×300
      """
    ).with {
      $0.configuration.axis = .horizontal
      $0.configuration.interSectionSpacing = 20
    },
  ]

  /// The examples of compositional-layout.md 7.8.
  static let insets: [Situation] = [
    Situation(
      "E52 three levels",
      LayoutSection(
        group: H(
          .fw(1), .fh(0.5),
          [item(.fw(0.5), .fh(1)).inset(inset(1, 2, 3, 4))]
        ).inset(inset(5)),
        insets: inset(10, 20, 30, 40), interGroupSpacing: 8), items: 3,
      width: 400, height: 600,
      """
      #0 (27,16,159,266)
      #1 (192,16,159,266)
      #2 (27,304,159,266)
      content 400×608
      """),
    Situation(
      "E53 a fraction of the height",
      LayoutSection(
        group: H(.fw(1), .fh(1), [full]), insets: inset(20, 0, 20, 0)),
      items: 2, width: 320, height: 480,
      "#0 (0,20,320,440)\n#1 (0,460,320,440)\ncontent 320×920"),
    reference(
      .automatic,
      "#0 (54,0,140.8,140.8)\n#1 (194.8,0,140.8,140.8)\n#4 (617.2,0,140.8,140.8)\ncontent 812×281.6"
    ),
    reference(
      .none,
      "#0 (10,0,158.4,158.4)\n#1 (168.4,0,158.4,158.4)\n#4 (643.6,0,158.4,158.4)\ncontent 812×316.8"
    ),
    reference(
      .layoutMargins,
      "#0 (74,0,132.8,132.8)\n#1 (206.8,0,132.8,132.8)\n#4 (605.2,0,132.8,132.8)\ncontent 812×265.6"
    ),
  ]

  /// E62: a phone on its side.
  private static func reference(
    _ reference: LayoutInsetsReference, _ expected: String
  ) -> Situation {
    Situation(
      "E62 from \(reference)",
      LayoutSection(
        group: H(.fw(1), .fw(0.2), [item(.fw(0.2), .fh(1))]),
        insets: inset(0, 10, 0, 10), insetsReference: reference), items: 10,
      expected
    ).with {
      $0.environment = LayoutEnvironment(
        size: CGSize(width: 812, height: 375), safeArea: inset(0, 44, 21, 44),
        layoutMargins: inset(8, 64, 29, 64))
    }
  }
}
