import CollectionCore
import Foundation

/// Groups of 1,000 cells that lie in a square of 1,000 by 1,000 points.
enum NestedGroups {
  /// A column of 10 rows of 10 columns of 10 cells: each described once and repeated.
  static let repeated = nested { [$0] }

  /// The same column with every one of its 1,000 cells described by itself.
  static let described = nested { Array(repeating: $0, count: 10) }

  /// A row of 1,000 cells without a group between.
  static let flat = group(
    .horizontal, 1, 1,
    of: [LayoutNode(size: LayoutItemSize(width: .absolute(1), height: .fractionalHeight(1)))])

  private static func nested(_ times: (LayoutNode) -> [LayoutNode]) -> LayoutNode {
    let cell = LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(1), height: .fractionalHeight(0.1)))
    let column = group(.vertical, 0.1, 1, of: times(cell))
    let row = group(.horizontal, 1, 0.1, of: times(column))
    return group(.vertical, 1, 1, of: times(row))
  }

  private static func group(
    _ axis: LayoutAxis, _ width: CGFloat, _ height: CGFloat, of children: [LayoutNode]
  ) -> LayoutNode {
    LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(width), height: .fractionalHeight(height)),
      content: .group(LayoutGroup(axis: axis, children: children)))
  }

  /// Solves a section of one instance of the group.
  static func solved(_ group: LayoutNode) -> SolvedLayout {
    CompositionalSolver(
      environment: LayoutEnvironment(size: CGSize(width: 1_000, height: 1_000))
    ).solve([LayoutSectionContent(LayoutSection(group: group), itemCount: 1_000)])
  }
}
