import CompositionalLayout
import Foundation

extension Fixture {
  static let e07 = Fixture(
    "E07 Distinct sections sample", from: "compositional-layout.md, 7.1 [doc]",
    LayoutCase(
      "", distinctSections(width: 375), width: 375,
      // E(section) is 335 wide and a row of the grids 0.2 · 335 = 67 high: two rows and four.
      """
      section.0 start 0 · section.0 end 480
      #0.0 (22,22,331,40) · #0.1 (22,66,331,40) · #0.9 (22,418,331,40)
      section.1 start 480 · section.1 end 654
      #1.0 (22,502,63,63) · #1.1 (89,502,63,63) · #1.5 (22,569,63,63) · #1.9 (290,569,63,63)
      section.2 start 654 · section.2 end 962
      #2.0 (22,676,107.667,63) · #2.1 (133.667,676,107.667,63)
      #2.3 (22,743,107.667,63) · #2.9 (22,877,107.667,63)
      content 375×962
      """))

  /// Returns a list and two grids, with twice as many columns in wide containers (E08).
  static func distinctSections(width: CGFloat) -> [(LayoutSection, items: Int)] {
    let columns = width > 800 ? [2, 10, 6] : [1, 5, 3]
    let heights: [LayoutDimension] = [44, .fw(0.2), .fw(0.2)]
    return zip(columns, heights).map { columns, height in
      let cell = item(.fw(1), .fh(1)).inset(inset(2, 2, 2, 2))
      let group = H(.fw(1), height, [cell], .divided(columns))
      return (LayoutSection(group: group, insets: inset(20, 20, 20, 20)), items: 10)
    }
  }
}
