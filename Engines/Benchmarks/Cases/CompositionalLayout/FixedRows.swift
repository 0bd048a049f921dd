import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers

/// A section of rows of known height, on a screen that shows exactly 30 of them.
///
/// Row i is {16, 72 i, 358, 64} in a view of 390 by 2160 points at scale 3.
package enum FixedRows {
  /// The numbers of items that are compared.
  package static let counts = [1_000, 1_000_000, 1_000_000_000]
  /// The distance from one row to the next, in points.
  static let pitch: CGFloat = 72
  /// The number of rows on a screen.
  package static let shown = 30
  /// The size of the view, in points.
  package static let screen = CGSize(width: 390, height: pitch * CGFloat(shown))

  /// Returns the section and its number of items.
  static func content(_ count: Int) -> LayoutSectionContent {
    let row = LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(64)),
      content: .group(LayoutGroup(axis: .horizontal, children: [LayoutNode(size: .full)])))
    let section = LayoutSection(
      group: row, insets: LayoutInsets(leading: 16, trailing: 16), interGroupSpacing: 8)
    return LayoutSectionContent(section, itemCount: count)
  }

  /// Returns the solution of the section.
  static func solved(_ count: Int) -> SolvedLayout {
    CompositionalSolver(environment: LayoutEnvironment(size: screen, displayScale: 3))
      .solve([content(count)])
  }

  /// Returns the first rows of 64 random screens.
  package static func firstRows(_ count: Int) -> [Int] {
    var random = SeededGenerator(seed: 51)
    return (0..<64).map { _ in Int.random(in: 0...(count - shown), using: &random) }
  }

  /// Returns the rectangle of the screen whose first row this is.
  package static func rect(from row: Int) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: CGFloat(row) * pitch), size: screen)
  }

  /// Returns the frame of a row.
  package static func frame(_ row: Int) -> CGRect {
    CGRect(x: 16, y: CGFloat(row) * pitch, width: 358, height: 64)
  }

  /// Returns a number of items as a power of ten.
  package static func title(_ count: Int) -> String {
    "10^\(String(count).count - 1) items"
  }
}
