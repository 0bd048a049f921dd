import CompositionalLayout
import LayoutGeometry
import UIKit

extension LayoutBoxConvertible {
  /// Returns the frames of the cells of a section that repeats the boxes, in a view of this size.
  ///
  /// ```swift
  /// let row = GroupLayoutBox(width: .w(1), height: .absolute(44)) {
  ///   ItemLayoutBox(columns: 2, width: .w(0.5), height: .h(1))
  /// }
  /// row.frames(in: CGSize(width: 300, height: 600), itemCount: 3)
  /// // [(0, 0, 150, 44), (150, 0, 150, 44), (0, 44, 150, 44)]
  /// ```
  ///
  /// No view is created; estimated lengths are as described. Cells without a frame are left out.
  public func frames(in size: CGSize, itemCount: Int) -> [CGRect] {
    let box = config.sectionBox(scrollAxis: .vertical, isOrthogonal: false)
    var solver = BoxSolver(environment: LayoutEnvironment(size: size))
    solver.append(
      LayoutSection(group: box.sectionNode), contents: box.customContents,
      itemCount: max(0, itemCount))
    return LayoutBoxSolution(solver.solve(), itemCounts: [max(0, itemCount)]).frames()
  }

  /// Returns a drawing of one instance of the boxes in a container of this size, and a line for
  /// each part.
  ///
  /// ```swift
  /// print(row.diagram(in: CGSize(width: 300, height: 600)))
  /// // horizontal group 300 × 44: .fractionalWidth(1) × .absolute(44)
  /// // ┌───────────────────┬───────────────────┐
  /// // │0                  │1                  │
  /// // └───────────────────┴───────────────────┘
  /// //   item 0: 150 × 44 at (0, 0), .fractionalWidth(0.5) × .fractionalHeight(1)
  /// //   item 1: 150 × 44 at (150, 0), .fractionalWidth(0.5) × .fractionalHeight(1)
  /// ```
  ///
  /// The length of the text is limited.
  public func diagram(in size: CGSize, as format: LayoutDiagramFormat = .text) -> String {
    let box = config.sectionBox(scrollAxis: .vertical, isOrthogonal: false)
    let drawing = GroupDrawing(of: box.node, in: size) { number, size, insets in
      box.customContents.frames(of: number, size: size, insets: insets)
    }
    return switch format {
    case .text: drawing.description
    case .svg: drawing.svg
    }
  }
}
