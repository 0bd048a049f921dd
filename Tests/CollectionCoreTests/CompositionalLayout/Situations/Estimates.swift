import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.9 as they are before anything is measured.
  static let estimates: [Situation] = [
    Situation(
      "E54 list",
      LayoutSection(
        group: H(.fw(1), .est(100), [item(.fw(1), .est(100))]),
        insets: inset(10), interGroupSpacing: 10), items: 5,
      """
      #0 (10,10,355,100)
      #1 (10,120,355,100)
      #4 (10,450,355,100)
      content 375×560
      """),
    Situation(
      "E54b insets of an estimated axis are ignored",
      H(
        .fw(1), .est(100), [item(.fw(1), .est(40)).inset(inset(5))]),
      items: 2, width: 300, "#0 (5,0,290,40)\n#1 (5,40,290,40)"),
    Situation(
      "E54c edges of an estimated axis count",
      H(.fw(1), .est(100), [item(.fw(1), .est(40)).edges(top: .fixed(5), bottom: .fixed(5))]),
      items: 2, width: 300, "#0 (0,5,300,40)\n#1 (0,55,300,40)\ncontent 300×100"),
    Situation(
      "E54d a column is laid out once",
      LayoutSection(
        group: V(.fw(1), .est(200), [item(.fw(1), 30), item(.fw(1), .est(70))]).gap(.fixed(4)),
        interGroupSpacing: 10), items: 3, width: 300,
      """
      #0 (0,0,300,30)
      #1 (0,34,300,70)
      #2 (0,114,300,30)
      content 300×144
      """),
    Situation(
      "E58 tag cloud",
      LayoutSection(
        group: H(.fw(1), .est(32), [item(.est(60), .est(32))]).gap(.fixed(8)),
        interGroupSpacing: 8), items: 6, width: 300,
      """
      #0 (0,0,60,32)
      #1 (68,0,60,32)
      #2 (136,0,60,32)
      #3 (204,0,60,32)
      #4 (0,40,60,32)
      content 300×72
      """),
    Situation(
      "E59 a fraction of an estimate",
      H(.fw(1), .est(120), [item(.fw(0.5), .fh(1))]), items: 3, width: 300,
      "#0 (0,0,150,120)\n#1 (150,0,150,120)\n#2 (0,120,150,120)\ncontent 300×240"),
    Situation(
      "E57 estimated header",
      LayoutSection(group: H(.fw(1), 44, [full]), boundaryItems: [header(.est(44))]), items: 3,
      "header (0,0,375,44)\n#0 (0,44,375,44)\ncontent 375×176"),
    Situation(
      "A last instance that sizes itself shares its own gaps",
      // 300 − 2 · 60 leaves 180 for the one gap of the second row, as in 2.7.
      H(.fw(1), .est(32), [item(60, .est(32))], .repeated(3)).gap(.flexible(0)), items: 5,
      width: 300,
      """
      #0 (0,0,60,32)
      #1 (120,0,60,32)
      #2 (240,0,60,32)
      #3 (0,32,60,32)
      #4 (240,32,60,32)
      """),
  ]
}
