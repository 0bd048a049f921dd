import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.6.
  static let spacing: [Situation] = [
    Situation(
      "E39 flexible gaps",
      H(.fw(1), 60, [item(80, .fh(1))], .repeated(3)).gap(.flexible(0)), items: 5, width: 360,
      """
      #0 (0,0,80,60)
      #1 (140,0,80,60)
      #2 (280,0,80,60)
      #3 (0,60,80,60)
      #4 (140,60,80,60)
      """),
    flexibleRow(
      "E39b four fit", 0,
      """
      #0 (0,0,80,60)
      #1 (93.333,0,80,60)
      #2 (186.667,0,80,60)
      #3 (280,0,80,60)
      """),
    flexibleRow(
      "E40 three fit with at least 20", 20,
      "#0 (0,0,80,60)\n#1 (140,0,80,60)\n#2 (280,0,80,60)\n#3 (0,60,80,60)"),
    flexibleRow(
      "E40 three fit with at least 40", 40,
      "#0 (0,0,80,60)\n#1 (140,0,80,60)\n#2 (280,0,80,60)\n#3 (0,60,80,60)"),
    Situation(
      "E41 centred",
      H(
        .fw(1), 60,
        [item(100, .fh(1)).edges(leading: .flexible(0), trailing: .flexible(0))], .repeated(1)),
      items: 2, width: 360, "#0 (130,0,100,60)\n#1 (130,60,100,60)"),
    Situation(
      "E42 pushed to the end",
      H(.fw(1), 60, [item(100, .fh(1)).edges(leading: .flexible(0))], .repeated(1)), items: 1,
      width: 360, "#0 (260,0,100,60)"),
    threeSlots("E42b equal shares", 16, "#0 (26.667,0,160,60)\n#1 (213.333,0,160,60)"),
    threeSlots("E42c one minimum above its share", 40, "#0 (20,0,160,60)\n#1 (220,0,160,60)"),
    twenties(
      "E43 a fixed edge moves", item(20, 20).edges(trailing: .fixed(2)),
      "#0 (0,0,20,20)\n#1 (22,0,20,20)\n#2 (44,0,20,20)"),
    twenties(
      "E43 insets shrink", item(20, 20).inset(inset(2)),
      "#0 (2,2,16,16)\n#1 (22,2,16,16)\n#2 (42,2,16,16)"),
    Situation(
      "E43c edges and gaps add up",
      H(
        200, 20, [item(20, 20).edges(leading: .fixed(3), trailing: .fixed(2))], .repeated(3)
      ).gap(.fixed(5)), items: 3, "#0 (3,0,20,20)\n#1 (33,0,20,20)\n#2 (63,0,20,20)"),
    Situation(
      "E44 fixed edges in a column",
      V(
        .fw(1), 130, [item(.fw(1), 30).edges(top: .fixed(4), bottom: .fixed(6))], .repeated(3)),
      items: 4, width: 200,
      """
      #0 (0,4,200,30)
      #1 (0,44,200,30)
      #2 (0,84,200,30)
      #3 (0,134,200,30)
      content 200×260
      """),
    across("E45 no edges", item(50, 20), y: 0),
    across("E45 flexible below", item(50, 20).edges(bottom: .flexible(0)), y: 0),
    across("E45 flexible above", item(50, 20).edges(top: .flexible(0)), y: 40),
    across(
      "E45 flexible both", item(50, 20).edges(top: .flexible(0), bottom: .flexible(0)), y: 20),
    across("E45 fixed above", item(50, 20).edges(top: .fixed(5)), y: 5),
    across(
      "E45 fixed above, flexible below",
      item(50, 20).edges(top: .fixed(5), bottom: .flexible(0)), y: 5),
    Situation(
      "E46 around the outermost group",
      LayoutSection(
        group: H(184, 40, [full]).edges(
          leading: .fixed(8), top: .fixed(4), trailing: .fixed(8), bottom: .fixed(4)),
        interGroupSpacing: 10), items: 3, width: 200,
      "#0 (8,4,184,40)\n#1 (8,62,184,40)\n#2 (8,120,184,40)\ncontent 200×164"),
    Situation(
      "E46b sticking out", H(.fw(1), 40, [full]).edges(leading: .fixed(24)), items: 1, width: 200,
      "#0 (24,0,200,40)"),
    Situation(
      "E47 a partial nested instance",
      LayoutSection(
        group: H(
          .fw(1), 100, [item(.fw(0.7), .fh(1)), V(.fw(0.3), .fh(1), [full], .divided(2))]),
        interGroupSpacing: 10), items: 5, width: 300,
      """
      #0 (0,0,210,100)
      #1 (210,0,90,50)
      #2 (210,50,90,50)
      #3 (0,110,210,100)
      #4 (210,110,90,50)
      content 300×210
      """),
    Situation(
      "E48a a child that never fits",
      H(.fw(1), 50, [item(.fw(0.5), .fh(1)), item(.fw(0.7), .fh(1))]), items: 3, width: 300,
      "#0 (0,0,150,50)\n#1 (0,50,150,50)\n#2 (0,100,150,50)"),
    Situation(
      "E48b three of three fit",
      H(
        .fw(1), 50, [item(.fw(0.25), .fh(1)), item(.fw(0.4), .fh(1)), item(.fw(0.25), .fh(1))]
      ).gap(.fixed(8)), items: 7, width: 400,
      """
      #0 (0,0,100,50)
      #1 (108,0,160,50)
      #2 (276,0,100,50)
      #6 (0,100,100,50)
      content 400×150
      """),
    Situation(
      "E48c two cycles fit", H(.fw(1), 50, [item(.fw(0.2), .fh(1)), item(.fw(0.3), .fh(1))]),
      items: 5, width: 400,
      """
      #0 (0,0,80,50)
      #1 (80,0,120,50)
      #2 (200,0,80,50)
      #3 (280,0,120,50)
      #4 (0,50,80,50)
      """),
    Situation(
      "E70 negative edge spacing",
      V(
        .fw(1.0 / 3), .fh(1),
        [
          item(.fw(1), .fh(0.4)).edges(top: .fixed(24)),
          item(.fw(1), .fh(0.6)).edges(bottom: .fixed(-24)),
        ]), items: 2, width: 300, height: 600, "#0 (0,24,100,240)\n#1 (0,264,100,360)"),
  ]

  private static func flexibleRow(
    _ title: String, _ minimum: CGFloat, _ expected: String
  ) -> Situation {
    Situation(
      title, H(.fw(1), 60, [item(80, .fh(1))]).gap(.flexible(minimum)), items: 5, width: 360,
      expected)
  }

  private static func threeSlots(
    _ title: String, _ trailing: CGFloat, _ expected: String
  ) -> Situation {
    let first = item(.fw(0.4), .fh(1)).edges(
      leading: .flexible(0), trailing: .flexible(trailing))
    let second = item(.fw(0.4), .fh(1)).edges(trailing: .flexible(0))
    return Situation(title, H(.fw(1), 60, [first, second]), items: 2, width: 400, expected)
  }

  private static func twenties(
    _ title: String, _ child: LayoutNode, _ expected: String
  ) -> Situation {
    Situation(title, H(100, 20, [child], .repeated(3)), items: 3, expected)
  }

  private static func across(_ title: String, _ child: LayoutNode, y: CGFloat) -> Situation {
    Situation(
      title, H(.fw(1), 60, [child], .repeated(1)), items: 1, width: 200, "#0 (0,\(y),50,20)")
  }
}
