import CompositionalLayout
import Foundation
import LayoutGeometry

/// Groups of 1,000 cells that fill 1,000 by 1,000 points.
enum NestedGroups {
  /// A column of 10 rows of 10 columns of 10 cells, each described once and repeated.
  static let repeated = nested { [$0] }

  /// The same column with a description for each of its 1,000 cells.
  static let described = nested { Array(repeating: $0, count: 10) }

  /// The same column with siblings of different descriptions, so that none equals the one before
  /// it.
  static let different: LayoutNode = {
    let cells = [LayoutDimension.fractionalHeight(0.1), .absolute(10)].map {
      LayoutNode(size: LayoutItemSize(width: .fractionalWidth(1), height: $0))
    }
    let columns = [0, 1].map { group(.vertical, 0.1, 1, of: alternating(cells, from: $0)) }
    let rows = [0, 1].map { group(.horizontal, 1, 0.1, of: alternating(columns, from: $0)) }
    return group(.vertical, 1, 1, of: alternating(rows, from: 0))
  }()

  /// A row of 1,000 cells without nested groups.
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

  private static func alternating(_ two: [LayoutNode], from first: Int) -> [LayoutNode] {
    (0..<10).map { two[(first + $0) % 2] }
  }

  private static func group(
    _ axis: LayoutAxis, _ width: CGFloat, _ height: CGFloat, of children: [LayoutNode]
  ) -> LayoutNode {
    LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(width), height: .fractionalHeight(height)),
      content: .group(LayoutGroup(axis: axis, children: children)))
  }

  /// Returns the solution of a section of one instance of the group.
  static func solved(_ group: LayoutNode) -> SolvedLayout {
    CompositionalSolver(
      environment: LayoutEnvironment(size: CGSize(width: 1_000, height: 1_000))
    ).solve([LayoutSectionContent(LayoutSection(group: group), itemCount: 1_000)])
  }
}
