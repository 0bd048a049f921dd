import CompositionalLayout
import Foundation

extension Fixture {
  static let e54 = Fixture(
    "E54 Estimated list", from: "compositional-layout.md, 7.9 [seen; b doc; d, e guess]",
    LayoutCase(
      "before", rows, items: 5,
      """
      #0 (10,10,355,100) · #1 (10,120,355,100) · #2 (10,230,355,100) · #3 (10,340,355,100)
      #4 (10,450,355,100) · content height 560
      """),
    LayoutCase(
      "after", rows, items: 5,
      """
      #0 (10,10,355,60) · #1 (10,80,355,120) · #2 (10,210,355,80) · #3 (10,300,355,100)
      #4 (10,410,355,100) · content 375×520
      """
    ).heights([0: 60, 1: 120, 2: 80]),
    LayoutCase(
      "b", H(.fw(1), .est(100), [item(.fw(1), .est(100)).inset(inset(5))]), items: 2, width: 300,
      // Vertical insets are ignored, horizontal ones are kept.
      "#0 (5,0,290,40) · #1 (5,40,290,40)"
    ).heights([0: 40, 1: 40]),
    LayoutCase(
      "c",
      H(.fw(1), .est(100), [item(.fw(1), .est(100)).edges(top: .fixed(5), bottom: .fixed(5))]),
      items: 2, width: 300, "#0 (0,5,300,40) · #1 (0,55,300,40) · content height 100"
    ).heights([0: 40, 1: 40]),
    LayoutCase(
      "d",
      LayoutSection(
        group: V(.fw(1), .est(200), [item(.fw(1), 30), item(.fw(1), .est(100))]).gap(.fixed(4)),
        interGroupSpacing: 10), items: 4, width: 300,
      // The sequence is laid out once.
      """
      #0 (0,0,300,30) · #1 (0,34,300,70) · #2 (0,114,300,30) · #3 (0,148,300,20)
      content height 168
      """
    ).heights([1: 70, 3: 20]),
    LayoutCase(
      "e",
      LayoutSection(
        group: H(200, .est(100), [item(.fw(1), .est(100))]), insets: inset(0, 16, 0, 16),
        interGroupSpacing: 8, orthogonalBehavior: .continuous), items: 4,
      """
      #0 (16,0,200,90) · #1 (224,0,200,140) · #2 (432,0,200,60) · #3 (640,0,200,100)
      scroller (0,0,375,140) · section length 140 · scroller content width 856
      """
    ).heights([0: 90, 1: 140, 2: 60, 3: 100]))

  private static let rows = LayoutSection(
    group: H(.fw(1), .est(100), [item(.fw(1), .est(100))]), insets: inset(10),
    interGroupSpacing: 10)
}
