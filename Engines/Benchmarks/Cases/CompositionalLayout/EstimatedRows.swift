import CompositionalLayout
import Foundation
import SeededNumbers

/// A million rows of estimated height of which every hundredth is measured.
///
/// The heights are also in an array, so that results can be compared with plain sums.
package struct EstimatedRows {
  /// The number of rows.
  static let count = 1_000_000
  /// The height of a row that isn't measured, in points.
  static let estimate: CGFloat = 80
  /// The size of the view, in points.
  package static let screen = CGSize(width: 390, height: 844)

  /// The height of each row, in points.
  private(set) var heights = [CGFloat](repeating: estimate, count: count)
  /// The solution for them.
  private(set) var layout: SolvedLayout
  private var contents: [LayoutSectionContent]
  private let solver = CompositionalSolver(environment: LayoutEnvironment(size: screen))

  /// Creates the rows, with 1 % measured: 40 to 159 points.
  init() {
    let size = LayoutItemSize(width: .fractionalWidth(1), height: .estimated(Self.estimate))
    let group = LayoutNode(
      size: size,
      content: .group(LayoutGroup(axis: .vertical, children: [LayoutNode(size: size)])))
    contents = [LayoutSectionContent(LayoutSection(group: group), itemCount: Self.count)]
    var random = SeededGenerator(seed: 41)
    for row in stride(from: 0, to: Self.count, by: 100) {
      heights[row] = CGFloat(40 + random.next() % 120)
      contents[0].measured.items[row] = CGSize(width: 390, height: heights[row])
    }
    layout = solver.solve(contents)
  }

  /// Updates the solution with the measured height of a row.
  mutating func measure(_ row: Int, height: CGFloat) {
    heights[row] = height
    contents[0].measured.items[row] = CGSize(width: 390, height: height)
    var change = LayoutMeasurementChange()
    change.sections = [0: [row]]
    solver.update(&layout, of: contents, changed: change)
  }

  /// Returns the rows on a screen.
  func elements(in rect: CGRect) -> [LayoutElement] { layout.elements(in: rect, visible: nil) }

  /// Returns the rectangle of the screen at an offset.
  static func rect(at offset: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: offset), size: screen)
  }

  /// The offset of each row: the sum of the heights before it.
  var starts: [CGFloat] {
    var sum: CGFloat = 0
    return heights.map { height in
      defer { sum += height }
      return sum
    }
  }
}
