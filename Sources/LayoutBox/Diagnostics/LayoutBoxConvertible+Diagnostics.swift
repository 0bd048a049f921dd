import CompositionalLayout
import UIKit

extension LayoutBoxConvertible {
  /// Returns the mistakes in the boxes for a view of this size, in points.
  ///
  /// ```swift
  /// let group = GroupLayoutBox(width: .w(1.0), height: .absolute(20)) {
  ///   ItemLayoutBox(width: .w(0.5), height: .h(1.0))
  /// }
  /// group.diagnostics(in: CGSize(width: 390, height: 844))  // []
  /// group.insets(space: 10).diagnostics(in: CGSize(width: 390, height: 844))
  /// // group: 390 × 20 pt, and its insets leave 370 × 0 pt, which is no space for any item, …
  /// ```
  ///
  /// A single group is checked as the group of a section without insets, a single item as the
  /// only child of a group that fills the view, and several boxes in a group that is as wide as
  /// they need.
  ///
  /// The boxes are solved once, without a view or an object of UIKit; estimated lengths count as
  /// described. Fractions of estimates, fractions that add up to more than 1, and flexible spacing
  /// without space are reported too, although the layout can be displayed. A size that is empty or contains NaN yields no mistakes. The result has at most 64
  /// mistakes, and at most 64 boxes that exceed their group.
  public func diagnostics(in size: CGSize) -> [LayoutBoxDiagnostic] {
    let isSingleGroup = config.boxes.count == 1 && config.boxes[0].type == .group
    let box = config.checkedBox(in: size)
    var solver = BoxSolver(environment: LayoutEnvironment(size: size))
    solver.append(LayoutSection(group: box.node), contents: box.customContents, itemCount: 1)
    var linter = BoxLinter()
    // The group around several boxes was not described.
    linter.check(box.node, in: size, checksRoot: isSingleGroup)
    return solver.solve().diagnostics.map { LayoutBoxDiagnostic($0) } + linter.diagnostics
  }
}

extension LayoutBoxConfig {
  fileprivate func checkedBox(in size: CGSize) -> RepeatedBox {
    if boxes.count == 1, boxes[0].type == .group { return boxes[0] }
    // Several boxes do not specify the group that contains them.
    let isSingle = boxes.map(\.count).filter { $0 > 0 } == [1]
    let width = isSingle ? LayoutDimension.fractionalWidth(1) : .estimated(size.width)
    return grouped(
      along: .horizontal, size: LayoutItemSize(width: width, height: .fractionalHeight(1)))
  }
}
