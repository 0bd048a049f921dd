import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.9 after cells were measured.
  static let measured: [Situation] = [
    Situation(
      "E54 list",
      LayoutSection(
        group: H(.fw(1), .est(100), [item(.fw(1), .est(100))]),
        insets: inset(10), interGroupSpacing: 10), items: 5,
      """
      #0 (10,10,355,60)
      #1 (10,80,355,120)
      #2 (10,210,355,80)
      #3 (10,300,355,100)
      #4 (10,410,355,100)
      content 375×520
      """
    ).heights([0: 60, 1: 120, 2: 80]),
    Situation(
      "E54b insets of an estimated axis are ignored",
      H(.fw(1), .est(100), [item(.fw(1), .est(100)).inset(inset(5))]),
      items: 2, width: 300, "#0 (5,0,290,40)\n#1 (5,40,290,40)"
    ).heights([0: 40, 1: 40]),
    Situation(
      "E54c edges of an estimated axis count",
      H(.fw(1), .est(100), [item(.fw(1), .est(100)).edges(top: .fixed(5), bottom: .fixed(5))]),
      items: 2, width: 300, "#0 (0,5,300,40)\n#1 (0,55,300,40)\ncontent 300×100"
    ).heights([0: 40, 1: 40]),
    Situation(
      "E54d a column is laid out once",
      LayoutSection(
        group: V(.fw(1), .est(200), [item(.fw(1), 30), item(.fw(1), .est(100))]).gap(.fixed(4)),
        interGroupSpacing: 10), items: 4, width: 300,
      """
      #0 (0,0,300,30)
      #1 (0,34,300,70)
      #2 (0,114,300,30)
      #3 (0,148,300,20)
      content 300×168
      """
    ).heights([1: 70, 3: 20]),
    Situation(
      "E55 rows of two",
      LayoutSection(
        group: H(.fw(1), .est(100), [item(.fw(1), .est(100))], .divided(2)).gap(.fixed(10)),
        insets: inset(10), interGroupSpacing: 10), items: 5,
      """
      #0 (10,10,172.5,50)
      #1 (192.5,10,172.5,80)
      #2 (10,100,172.5,120)
      #3 (192.5,100,172.5,60)
      #4 (10,230,172.5,40)
      content 375×280
      """
    ).heights([0: 50, 1: 80, 2: 120, 3: 60, 4: 40]),
    Situation(
      "E57 header",
      LayoutSection(group: H(.fw(1), 44, [full]), boundaryItems: [header(.est(44))]), items: 3,
      "header (0,0,375,70)\n#0 (0,70,375,44)\n#2 (0,158,375,44)\ncontent 375×202"
    ).with { $0.contents[0].measured.boundary["header"] = CGSize(width: 999, height: 70) },
    Situation(
      "E58 tag cloud",
      LayoutSection(
        group: H(.fw(1), .est(32), [item(.est(60), .est(32))]).gap(.fixed(8)),
        interGroupSpacing: 8), items: 6, width: 300,
      """
      #0 (0,0,80,32)
      #1 (88,0,100,32)
      #2 (196,0,90,32)
      #3 (0,40,120,32)
      #4 (128,40,150,32)
      #5 (0,80,60,32)
      content 300×112
      """
    ).with {
      for (item, width) in [80, 100, 90, 120, 150, 60].enumerated() {
        $0.contents[0].measured.items[item] = CGSize(width: width, height: 32)
      }
    },
    Situation(
      "E59 a fraction of an estimate is never measured",
      H(.fw(1), .est(120), [item(.fw(0.5), .fh(1))]), items: 3, width: 300,
      "#0 (0,0,150,120)\n#1 (150,0,150,120)\n#2 (0,120,150,120)\ncontent 300×240"
    ).heights([0: 999, 1: 999, 2: 999]),
    Situation(
      "E60 22 of 60 rows",
      H(.fw(1), .est(44), [item(.fw(1), .est(44))]), items: 60,
      // 22 · 36.333 = 799.326 and 38 · 44 = 1672.
      "#21 (0,762.993,375,36.333)\n#22 (0,799.326,375,44)\ncontent 375×2471.326"
    ).heights(Dictionary(uniqueKeysWithValues: (0..<22).map { ($0, 36.333) })),
    Situation(
      "E61 a row in the middle",
      H(.fw(1), .est(100), [item(.fw(1), .est(100))]), items: 20,
      "#9 (0,900,375,60)\n#10 (0,960,375,60)\n#13 (0,1140,375,60)\n#14 (0,1200,375,100)"
    ).heights([9: 60, 10: 60, 11: 60, 12: 60, 13: 60]),
    Situation(
      "A header of the whole layout",
      H(.fw(1), 44, [full]), items: 1, "top! (0,0,375,30)\n#0 (0,30,375,44)\ncontent 375×74"
    ).with {
      $0.configuration.boundaryItems = [boundary("top", .fw(1), .est(50), .top)]
      $0.boundarySizes = ["top": CGSize(width: 1, height: 30)]
    },
  ]

  /// The situation with these measured heights of items of its first section.
  func heights(_ heights: [Int: CGFloat]) -> Situation {
    with {
      for (item, height) in heights {
        $0.contents[0].measured.items[item] = CGSize(width: 999, height: height)
      }
    }
  }
}
