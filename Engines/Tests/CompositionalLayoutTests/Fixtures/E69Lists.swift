import CompositionalLayout
import Foundation

extension Fixture {
  /// The frames of the rows of a list.
  ///
  /// UIKit chooses the section for an appearance, and its tests check that.
  static let e69 = Fixture(
    "E69 Lists", from: "compositional-layout.md, 7.10 (unverified)",
    LayoutCase(
      "plain",
      LayoutSection(group: listRow, boundaryItems: [header(.est(44), pinned: true)]), items: 3,
      // Measured: a header of 28 and rows of 44. At 10, the header is pinned.
      """
      header (0,0,375,28) · #0 y28 height 44 · #1 y72 height 44 · #2 y116 height 44
      content height 160 · at 10 · header y10
      """
    ).heights([0: 44, 1: 44, 2: 44])
      .with { $0.contents[0].measured.boundary["header"] = CGSize(width: 375, height: 28) },
    LayoutCase(
      "insetGrouped", LayoutSection(group: listRow, insets: inset(35, 16, 0, 16)), items: 3,
      // The first padding T is 35: 35, 35 + 44 and 35 + 88.
      "#0 (16,35,343,44) · #1 (16,79,343,44) · #2 (16,123,343,44)"
    ).heights([0: 44, 1: 44, 2: 44]))

  private static let listRow = H(.fw(1), .est(44), [item(.fw(1), .est(44))])
}
