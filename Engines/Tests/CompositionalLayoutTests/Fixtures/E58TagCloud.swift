import CompositionalLayout
import Foundation

extension Fixture {
  static let e58 = Fixture(
    "E58 Tag cloud", from: "compositional-layout.md, 7.9 [seen]",
    LayoutCase(
      "before", tags, items: 6, width: 300,
      // Four in a row.
      """
      #0 (0,0,60,32) · #1 (68,0,60,32) · #2 (136,0,60,32) · #3 (204,0,60,32) · #4 (0,40,60,32)
      content height 72
      """),
    LayoutCase(
      "after", tags, items: 6, width: 300,
      """
      #0 (0,0,80,32) · #1 (88,0,100,32) · #2 (196,0,90,32)
      #3 (0,40,120,32) · #4 (128,40,150,32)
      #5 (0,80,60,32)
      content 300×112
      """
    ).with {
      for (item, width) in [80, 100, 90, 120, 150, 60].enumerated() {
        $0.contents[0].measured.items[item] = CGSize(width: width, height: 32)
      }
    })

  private static let tags = LayoutSection(
    group: H(.fw(1), .est(32), [item(.est(60), .est(32))]).gap(.fixed(8)), interGroupSpacing: 8)
}
