import CompositionalLayout
import Foundation

extension LayoutCase {
  /// Decisions about siblings of uniform dimensions, and rules of compositional-layout.md, 4.6 that
  /// no example shows.
  static let uniform: [LayoutCase] = [
    LayoutCase(
      "A card that is not measured yet takes part with its estimate",
      H(.fw(1), .est(50), [item(.fw(1 / 3.0), .uni(50))], .repeated(3)), items: 4, width: 300,
      "#0 (0,0,100,50) · #1 (100,0,100,50) · #2 (200,0,100,50) · content 300×100"
    ).heights([0: 20, 1: 30]),
    LayoutCase(
      "Columns are as wide as the widest",
      // 30, 70 and 50 wide with gaps of 10: 3 · 70 + 2 · 10.
      H(.est(300), 40, [item(.uni(60), .fh(1))], .repeated(3)).gap(.fixed(10)), items: 3,
      width: 300, "#0 (0,0,70,40) · #1 (80,0,70,40) · #2 (160,0,70,40)"
    ).widths([0: 30, 1: 70, 2: 50]),
    LayoutCase(
      "Nested groups are as high as the highest beside them, and keep their cards at the top",
      // The left column needs 30 + 50, the right one 20 + 20; the last cell is alone below.
      H(
        .fw(1), .est(100),
        [V(.fw(0.5), .uni(100), [item(.fw(1), .est(50))], .repeated(2)).badge(10, 10, bottom)],
        .repeated(2)), items: 6, width: 300,
      """
      #0 (0,0,150,30) · #1 (0,30,150,50) · #2 (150,0,150,20) · #3 (150,20,150,20)
      badge.0.2 (220,70,10,10) · #4 (0,80,150,10) · #5 (0,90,150,10) · content 300×100
      """
    ).heights([0: 30, 1: 50, 2: 20, 3: 20, 4: 10, 5: 10]),
    LayoutCase(
      "In a group of a given height a uniform one is an estimate",
      H(.fw(1), 90, [item(.fw(0.5), .uni(50))], .repeated(2)), items: 2, width: 300,
      "#0 (0,0,150,30) · #1 (150,0,150,70) · content 300×90"
    ).heights([0: 30, 1: 70]),
    LayoutCase(
      "One length goes for a section's cells in nested groups too, and leaves the others theirs",
      // Columns of an image of 20 and a text: the texts are 70, like the highest of them.
      H(
        .fw(1), .uni(100), [V(.fw(0.5), .est(100), [item(.fw(1), 20), item(.fw(1), .uni(50))])],
        .repeated(2)), items: 6, width: 300,
      """
      #0 (0,0,150,20) · #1 (0,20,150,70) · #2 (150,0,150,20) · #3 (150,20,150,70)
      #4 (0,90,150,20) · #5 (0,110,150,70) · content 300×180
      """
    ).heights([1: 30, 3: 60, 5: 70]),
    LayoutCase(
      "One length goes for a section that scrolls across the layout",
      LayoutSection(
        group: H(200, .uni(100), [item(.fw(1), .uni(100))]), orthogonalBehavior: .continuous),
      items: 3, "#0 (0,0,200,140) · #2 (400,0,200,140) · scroller (0,0,375,140)"
    ).heights([0: 90, 1: 140, 2: 60]),
    LayoutCase(
      "A section's cell that is not measured yet takes part with its estimate",
      H(.fw(1), .uni(50), [item(.fw(1), .uni(50))]), items: 3, width: 300,
      "#0 (0,0,300,50) · #2 (0,100,300,50) · content 300×150"
    ).heights([0: 20, 1: 30]),
  ]

  private static let bottom = LayoutAnchor(edges: [.bottom])

  /// Returns the case with these measured widths of items of its first section.
  private func widths(_ widths: [Int: CGFloat]) -> LayoutCase {
    with {
      for (item, width) in widths {
        $0.contents[0].measured.items[item] = CGSize(width: width, height: 999)
      }
    }
  }
}
