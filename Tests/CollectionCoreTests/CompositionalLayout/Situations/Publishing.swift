import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.10.
  static let publishing: [Situation] = [
    mirrored(
      "E64 columns", twoColumns, items: 94, "#0 (192.5,0,172.5,44)\n#1 (10,0,172.5,44)"),
    mirrored(
      "E64 badges", badges, items: 8, "#0 (276.25,25,73.75,57)\nbadge.0.0 (270.25,19,20,20)"),
    mirrored("E64 title", sharedBand, items: 2, "title (159,0,200,30)"),
    fractions(
      scale: 2, [(0, 84), (84, 37.5), (121.5, 84.5), (206, 84), (290.5, 84.5)]),
    fractions(
      scale: 3,
      [(0, 84.333), (84.333, 37.333), (121.667, 84.667), (206.333, 84.333), (290.333, 84.667)]),
    Situation(
      "E65 thirds of 400", H(.fw(1), 44, [item(.fw(1.0 / 3), .fh(1))], .repeated(3)), items: 3,
      width: 400, "#0 (0,0,133.5,44)\n#1 (133.5,0,133.5,44)\n#2 (266.5,0,133.5,44)"
    ).with { $0.environment.displayScale = 2 },
    Situation("E66 an empty section", emptyBetween, items: 0, "").with {
      $0.configuration.interSectionSpacing = 8
      $0.contents = [2, 0, 1].map { LayoutSectionContent(emptyBetween, itemCount: $0) }
      $0.expected = """
        header (16,0,343,44)
        #0.0 (16,54,343,44)
        #0.1 (16,98,343,44)
        footer (16,162,343,30)
        header.1 (16,200,343,44)
        footer.1 (16,274,343,30)
        header.2 (16,312,343,44)
        #2.0 (16,366,343,44)
        footer.2 (16,430,343,30)
        content 375×460
        """
    },
    Situation("E63 no sections", full, items: 0, "content 375×0").with { $0.contents = [] },
    Situation(
      "E63 only items of the layout", full, items: 0,
      "top! (0,0,375,100)\nbottom! (0,100,375,60)\ncontent 375×160"
    ).with {
      $0.contents = []
      $0.configuration = aroundEverything
    },
    Situation("E63 no area", H(.fw(1), 44, [full]), items: 5, width: 0, height: 0, "content 0×0"),
  ]

  private static let emptyBetween = LayoutSection(
    group: H(.fw(1), 44, [full]), insets: inset(10, 16, 20, 16),
    boundaryItems: [header(44), footer(30)])

  private static func mirrored(
    _ title: String, _ section: LayoutSection, items: Int, _ expected: String
  ) -> Situation {
    Situation(title, section, items: items, expected).with { $0.environment.isRightToLeft = true }
  }

  /// E65: five columns whose widths are no whole pixels.
  private static func fractions(scale: CGFloat, _ columns: [(CGFloat, CGFloat)]) -> Situation {
    let widths: [CGFloat] = [0.2244798, 0.0999485, 0.2255459, 0.2244798, 0.2255459]
    let expected = columns.enumerated().map { "#\($0) (\($1.0),0,\($1.1),44)" }
    return Situation(
      "E65 at scale \(scale)", H(.fw(1), 44, widths.map { item(.fw($0), .fh(1)) }), items: 5,
      expected.joined(separator: "\n")
    ).with { $0.environment.displayScale = scale }
  }
}
