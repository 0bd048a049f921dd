import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.1.
  static let basicArrangements: [Situation] = [
    Situation(
      "E01 list", H(.fw(1), 44, [full]), items: 94,
      """
      #0 (0,0,375,44)
      #1 (0,44,375,44)
      #93 (0,4092,375,44)
      content 375×4136
      """),
    Situation(
      "E02 grid of five columns", H(.fw(1), .fw(0.2), [item(.fw(0.2), .fh(1))]), items: 94,
      """
      #0 (0,0,75,75)
      #4 (300,0,75,75)
      #5 (0,75,75,75)
      #93 (225,1350,75,75)
      content 375×1425
      """),
    Situation(
      "E03 inset grid", H(.fw(1), .fw(0.2), [item(.fw(0.2), .fh(1)).inset(inset(5))]),
      items: 94,
      """
      #0 (5,5,65,65)
      #1 (80,5,65,65)
      #5 (5,80,65,65)
      #93 (230,1355,65,65)
      content 375×1425
      """),
    Situation(
      "E04 two columns by count", twoColumns, items: 94,
      """
      #0 (10,0,172.5,44)
      #1 (192.5,0,172.5,44)
      #2 (10,54,172.5,44)
      #93 (192.5,2484,172.5,44)
      content 375×2528
      """),
    Situation(
      "E05a a count divides", H(.fw(1), 50, [item(500, .fh(1))], .divided(3)), items: 4, width: 300,
      height: 600,
      """
      #0 (0,0,100,50)
      #1 (100,0,100,50)
      #2 (200,0,100,50)
      #3 (0,50,100,50)
      content 300×100
      """),
    Situation(
      "E05b repeated items that do not fit", H(.fw(1), 50, [full], .repeated(3)), items: 4,
      width: 300, height: 600,
      """
      #0 (0,0,300,50)
      #1 (0,50,300,50)
      #2 (0,100,300,50)
      #3 (0,150,300,50)
      content 300×200
      """),
    Situation(
      "E05c repeated items keep their size",
      H(.fw(1), 50, [item(80, .fh(1))], .repeated(3)), items: 4, width: 300, height: 600,
      """
      #0 (0,0,80,50)
      #1 (80,0,80,50)
      #2 (160,0,80,50)
      #3 (0,50,80,50)
      content 300×100
      """),
    Situation(
      "E05d subitems repeat while they fit", H(.fw(1), 50, [item(60, .fh(1))]), items: 6,
      width: 300, height: 600,
      """
      #0 (0,0,60,50)
      #4 (240,0,60,50)
      #5 (0,50,60,50)
      content 300×100
      """),
    Situation(
      "E06a thirds and gaps do not fit",
      H(.fw(1), 100, [item(.fw(1.0 / 3), .fh(1))]).gap(.fixed(10)), items: 5, width: 390,
      height: 844,
      """
      #0 (0,0,130,100)
      #1 (140,0,130,100)
      #2 (0,100,130,100)
      #3 (140,100,130,100)
      #4 (0,200,130,100)
      content 390×300
      """),
    Situation(
      "E06b a count makes thirds fit",
      H(.fw(1), 100, [item(.fw(1.0 / 3), .fh(1))], .divided(3)).gap(.fixed(10)), items: 5,
      width: 390, height: 844,
      """
      #0 (0,0,123.333,100)
      #1 (133.333,0,123.333,100)
      #2 (266.667,0,123.333,100)
      #3 (0,100,123.333,100)
      #4 (133.333,100,123.333,100)
      content 390×200
      """),
    distinctSections(columns: [1, 5, 3], width: 375).with {
      $0.title = "E07 distinct sections"
      $0.expected = """
        #0.0 (22,22,331,40)
        #0.1 (22,66,331,40)
        #0.9 (22,418,331,40)
        #1.0 (22,502,63,63)
        #1.1 (89,502,63,63)
        #1.5 (22,569,63,63)
        #1.9 (290,569,63,63)
        #2.0 (22,676,107.667,63)
        #2.1 (133.667,676,107.667,63)
        #2.3 (22,743,107.667,63)
        #2.9 (22,877,107.667,63)
        content 375×962
        """
    },
    distinctSections(columns: [2, 10, 6], width: 1024).with {
      $0.title = "E08 adaptive sections, wide"
      $0.expected = """
        #0.0 (22,22,488,40)
        #0.1 (514,22,488,40)
        #1.0 (22,282,94.4,192.8)
        #1.1 (120.4,282,94.4,192.8)
        #2.0 (22,518.8,160,192.8)
        #2.1 (186,518.8,160,192.8)
        content 1024×930.4
        """
    },
    Situation(
      "E09 nested groups by count", leadAndTrail(.divided(2)), items: 100,
      """
      #0 (10,10,242.5,246.8)
      #1 (272.5,10,92.5,113.4)
      #2 (272.5,143.4,92.5,113.4)
      #3 (10,276.8,242.5,246.8)
      #99 (10,8814.4,242.5,246.8)
      content 375×9071.2
      """),
    Situation(
      "E09 nested groups by repeating", leadAndTrail(.repeated(2)), items: 100,
      """
      #1 (272.5,10,92.5,60.04)
      #2 (272.5,90.04,92.5,60.04)
      """),
    Situation("E10 badges", badges, items: 8, badgesExpected),
  ]

  static let twoColumns = LayoutSection(
    group: H(.fw(1), 44, [full], .divided(2)).gap(.fixed(10)),
    insets: inset(0, 10, 0, 10), interGroupSpacing: 10)

  static let badges = LayoutSection(
    group: H(
      .fw(1), .fw(0.2),
      [
        item(.fw(0.25), .fh(1)).inset(inset(5)).badge(
          20, 20,
          LayoutAnchor(
            edges: [.top, .trailing], offset: CGPoint(x: 0.3, y: -0.3), isFractional: true))
      ]),
    insets: inset(20))

  private static let badgesExpected = """
    #0 (25,25,73.75,57)
    badge.0.0 (84.75,19,20,20)
    #1 (108.75,25,73.75,57)
    badge.0.1 (168.5,19,20,20)
    #4 (25,92,73.75,57)
    content 375×174
    """

  private static func leadAndTrail(_ filling: LayoutGroup.Filling) -> LayoutNode {
    let lead = item(.fw(0.7), .fh(1)).inset(inset(10))
    let trail = item(.fw(1), .fh(0.3)).inset(inset(10))
    return H(.fw(1), .fh(0.4), [lead, V(.fw(0.3), .fh(1), [trail], filling)])
  }

  private static func distinctSections(columns: [Int], width: CGFloat) -> Situation {
    let heights: [LayoutDimension] = [44, .fw(0.2), .fw(0.2)]
    return Situation("", full, items: 0, width: width, "").with {
      $0.contents = zip(columns, heights).map { columns, height in
        let cell = item(.fw(1), .fh(1)).inset(inset(2))
        return LayoutSectionContent(
          LayoutSection(
            group: H(.fw(1), height, [cell], .divided(columns)),
            insets: inset(20)),
          itemCount: 10)
      }
    }
  }
}
