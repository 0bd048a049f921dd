import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers

/// A section of rows of known height, seen through a screen that shows exactly 30 of them.
///
/// Row i is {16, 72 i, 358, 64} in a view of 390 by 2160 points at scale 3.
enum FixedRows {
  /// The numbers of items that must make no difference.
  static let counts = [1_000, 1_000_000, 1_000_000_000]
  /// The distance from one row to the next, in points.
  static let pitch: CGFloat = 72
  /// How many rows a screen shows.
  static let shown = 30
  /// The size of the view, in points.
  static let screen = CGSize(width: 390, height: pitch * CGFloat(shown))

  /// The section and its number of items.
  static func content(_ count: Int) -> LayoutSectionContent {
    let row = LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(64)),
      content: .group(LayoutGroup(axis: .horizontal, children: [LayoutNode(size: .full)])))
    let section = LayoutSection(
      group: row, insets: LayoutInsets(leading: 16, trailing: 16), interGroupSpacing: 8)
    return LayoutSectionContent(section, itemCount: count)
  }

  /// The section, solved.
  static func solved(_ count: Int) -> SolvedLayout {
    CompositionalSolver(environment: LayoutEnvironment(size: screen, displayScale: 3))
      .solve([content(count)])
  }

  /// The first rows of 64 screens, from anywhere in the section.
  static func firstRows(_ count: Int) -> [Int] {
    var random = SeededGenerator(seed: 51)
    return (0..<64).map { _ in Int.random(in: 0...(count - shown), using: &random) }
  }

  /// What a screen covers whose first row this is, in points.
  static func rect(from row: Int) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: CGFloat(row) * pitch), size: screen)
  }

  /// The frame of a row.
  static func frame(_ row: Int) -> CGRect {
    CGRect(x: 16, y: CGFloat(row) * pitch, width: 358, height: 64)
  }

  /// A number of items as a power of ten.
  static func title(_ count: Int) -> String {
    "10^\(String(count).count - 1) items"
  }
}
