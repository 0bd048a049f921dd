import CollectionCore
import Foundation

extension Situation {
  private static let row = H(.fw(1), 44, [full])

  /// The examples of compositional-layout.md 7.3 that do not scroll.
  static let boundaries: [Situation] = [
    Situation(
      "E15 header and footer",
      LayoutSection(
        group: row, insets: inset(0, 10, 0, 10), interGroupSpacing: 5,
        boundaryItems: [header(44), footer(44)]), items: 5, sections: 2,
      """
      header (10,0,355,44)
      #0 (10,44,355,44)
      #4 (10,240,355,44)
      footer (10,284,355,44)
      header.1 (10,328,355,44)
      #1.0 (10,372,355,44)
      #1.4 (10,568,355,44)
      footer.1 (10,612,355,44)
      content 375×656
      """),
    Situation(
      "E15b with insets on the scroll axis",
      LayoutSection(
        group: row, insets: inset(10, 16, 20, 16),
        boundaryItems: [header(44), footer(30)]), items: 3,
      """
      header (16,0,343,44)
      #0 (16,54,343,44)
      #1 (16,98,343,44)
      #2 (16,142,343,44)
      footer (16,206,343,30)
      content 375×236
      """),
    Situation("E16 title and button share a band", sharedBand, items: 2, sharedBandExpected),
    offset(
      "E17 up", CGPoint(x: 0, y: -10), "header (0,0,200,44)\n#0 (0,54,375,44)\ncontent 375×142"),
    offset(
      "E17 down", CGPoint(x: 0, y: 10), "header (0,0,200,44)\n#0 (0,34,375,44)\ncontent 375×122"),
    offset(
      "E17 aside", CGPoint(x: 12, y: 0), "header (12,0,200,44)\n#0 (0,44,375,44)\ncontent 375×132"),
    Situation(
      "E18 items over the content",
      LayoutSection(
        group: row, insets: inset(28, 0, 0, 0),
        boundaryItems: [
          boundary("header", .fw(1), 28, .topLeading, extends: false),
          boundary("badge", 60, 20, .bottomTrailing, extends: false),
        ]), items: 3,
      """
      header (0,0,375,28)
      #0 (0,28,375,44)
      #2 (0,116,375,44)
      badge (315,140,60,20)
      content 375×160
      """),
    following("E19 following the insets", true, "header (20,0,335,44)"),
    following("E19 not following the insets", false, "header (0,0,375,44)"),
    decorated("E22 background", spacing: 5, insets: 10, decoration: 5, items: 5, sections: 5).with {
      $0.expected = """
        background (5,5,365,250)
        #0 (10,10,355,44)
        #1 (10,59,355,44)
        #4 (10,206,355,44)
        background.1 (5,265,365,250)
        #1.0 (10,270,355,44)
        content 375×1300
        """
    },
    behindHeaders("E23 background behind headers", .zero, "background (0,0,375,174)"),
    behindHeaders(
      "E23 background without headers", inset(40, 16, 30, 16),
      "background (16,40,343,104)"),
    Situation("E24 spacing between sections", row, items: 0, "").with {
      $0.configuration.interSectionSpacing = 20
      $0.contents = [3, 2, 4].map {
        LayoutSectionContent(LayoutSection(group: H(.fw(1), 50, [full])), itemCount: $0)
      }
      $0.expected = "#0.0 (0,0,375,50)\n#1.0 (0,170,375,50)\n#2.0 (0,290,375,50)\ncontent 375×490"
    },
    Situation(
      "E25 header and footer of the layout",
      LayoutSection(group: row, boundaryItems: [header(30)]), items: 3, sections: 2,
      """
      top! (0,0,375,100)
      header (0,100,375,30)
      #0.0 (0,130,375,44)
      #0.2 (0,218,375,44)
      header.1 (0,272,375,30)
      #1.0 (0,302,375,44)
      #1.2 (0,390,375,44)
      bottom! (0,434,375,60)
      content 375×494
      """
    ).with { $0.configuration = aroundEverything },
  ]

  static let sharedBand = LayoutSection(
    group: row, insets: inset(0, 16, 0, 16),
    boundaryItems: [
      boundary("title", 200, 30, .topLeading), boundary("button", 80, 20, .topTrailing),
      boundary("footer", 100, 25, .bottom),
    ])

  private static let sharedBandExpected = """
    title (16,0,200,30)
    button (279,10,80,20)
    #0 (16,30,343,44)
    #1 (16,74,343,44)
    footer (137.5,118,100,25)
    content 375×143
    """

  /// The configuration of E25.
  static let aroundEverything = LayoutConfiguration(
    interSectionSpacing: 10,
    boundaryItems: [
      boundary("top", .fw(1), 100, .top), boundary("bottom", .fw(1), 60, .bottom),
    ])

  private static func offset(_ title: String, _ offset: CGPoint, _ expected: String) -> Situation {
    let item = boundary("header", 200, 44, .topLeading, offset: offset)
    return Situation(
      title, LayoutSection(group: row, boundaryItems: [item]), items: 2, expected)
  }

  private static func following(_ title: String, _ follows: Bool, _ header: String) -> Situation {
    Situation(
      title,
      LayoutSection(
        group: row, insets: inset(20), supplementariesFollowInsets: follows,
        boundaryItems: [CollectionCoreTests.header(44)]), items: 2,
      "\(header)\n#0 (20,64,335,44)\n#1 (20,108,335,44)\ncontent 375×172")
  }

  private static func decorated(
    _ title: String, spacing: CGFloat, insets: CGFloat, decoration: CGFloat, items: Int,
    sections: Int
  ) -> Situation {
    Situation(
      title,
      LayoutSection(
        group: row, insets: inset(insets), interGroupSpacing: spacing,
        decorations: [
          LayoutDecoration(kind: "background", insets: inset(decoration))
        ]), items: items, sections: sections, "")
  }

  private static func behindHeaders(
    _ title: String, _ insets: LayoutInsets, _ background: String
  ) -> Situation {
    Situation(
      title,
      LayoutSection(
        group: row, insets: inset(8, 16, 8, 16),
        boundaryItems: [header(40), footer(30)],
        decorations: [LayoutDecoration(kind: "background", insets: insets)]), items: 2,
      """
      \(background)
      header (16,0,343,40)
      #0 (16,48,343,44)
      #1 (16,92,343,44)
      footer (16,144,343,30)
      content 375×174
      """)
  }
}
