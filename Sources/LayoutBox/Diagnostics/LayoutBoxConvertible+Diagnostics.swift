import CompositionalLayout
import UIKit

extension LayoutBoxConvertible {
  /// What is wrong with the boxes in a view of this size, in points; empty where all is well.
  ///
  /// ```swift
  /// let group = GroupLayoutBox(width: .w(1.0), height: .absolute(20)) {
  ///   ItemLayoutBox(width: .w(0.5), height: .h(1.0))
  /// }
  /// group.diagnostics(in: CGSize(width: 390, height: 844))  // []
  /// group.insets(space: 10).diagnostics(in: CGSize(width: 390, height: 844))
  /// // group: 390 × 20 pt, and its insets leave 370 × 0 pt, which is no room for any item, …
  /// ```
  ///
  /// A single group is taken as the group of a section without insets. An item is taken as what
  /// stands in a group that fills the view, several boxes in one that is as wide as they need.
  /// Costs one solving of the boxes, no view and no object of UIKit; estimates count as they are.
  /// A size without area, or with NaN in it, has no mistakes. At most 64 are told, and
  /// 64 boxes that stick out.
  public func diagnostics(in size: CGSize) -> [LayoutBoxDiagnostic] {
    let root = config.diagnosedRoot(in: size)
    let content = LayoutSectionContent(LayoutSection(group: root.layoutNode), itemCount: 1)
    return CompositionalSolver(environment: LayoutEnvironment(size: size))
      .solve([content]).diagnostics
      .map(LayoutBoxDiagnostic.init)
  }
}

extension LayoutBoxConfig {
  fileprivate func diagnosedRoot(in size: CGSize) -> BoxNode {
    if nodes.count == 1, nodes[0].type == .group { return nodes[0] }
    let isOne = nodes.count == 1 && nodes[0].columns == 1
    // Who asks for several boxes has not said in which group they are to stand.
    let width = isOne ? BoxLength.fill : .estimated(size.width)
    return BoxNode(type: .group, width: width, height: .fractionalHeight(1), children: nodes)
  }
}

extension LayoutBoxDiagnostic {
  fileprivate init(_ found: LayoutDiagnostic) {
    problem = Problem(found.problem)
    path = "\(found.place)"
    explanation =
      problem == .noBoxes ? Self.noBoxes(isRoot: found.place == .group([])) : found.explanation
  }

  // What `toBuild()` makes of a group without boxes.
  private static func noBoxes(isRoot: Bool) -> String {
    isRoot
      ? "the group holds no boxes, so it shows one cell after the other, each as large as itself."
      : "the group holds no boxes, so it keeps its place and shows no cell. Give it at least one."
  }
}

extension LayoutBoxDiagnostic.Problem {
  fileprivate init(_ problem: LayoutDiagnostic.Problem) {
    switch problem {
    case .noRoom: self = .noRoom
    case .noSubitems: self = .noBoxes
    case .itemTooLarge: self = .boxTooLarge
    case .neverPlaced: self = .neverPlaced
    case .notFinite: self = .notFinite
    case .notPositive: self = .notPositive
    case .tooManyItems: self = .tooManyBoxes
    case .sticksOut: self = .sticksOut
    }
  }
}
