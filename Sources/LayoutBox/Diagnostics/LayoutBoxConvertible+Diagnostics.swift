import CollectionCore
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
  /// // group: the group is 390.0 × 20.0 points and its insets leave 370.0 × 0.0, …
  /// ```
  ///
  /// A single group is taken as the group of a section without insets. Anything else is taken as
  /// what stands in a group that fills the view, so a list or an item shows up as part of it.
  /// Costs one solving of the boxes, no view and no object of UIKit; estimates count as they are.
  /// A size without area, or with NaN in it, has no mistakes. At most 64 are told.
  public func diagnostics(in size: CGSize) -> [LayoutBoxDiagnostic] {
    let root = config.diagnosedRoot
    let content = LayoutSectionContent(LayoutSection(group: root.layoutNode), itemCount: 1)
    return CompositionalSolver(environment: LayoutEnvironment(size: size))
      .solve([content]).diagnostics
      .map { LayoutBoxDiagnostic($0, in: root) }
  }
}

extension LayoutBoxConfig {
  fileprivate var diagnosedRoot: BoxNode {
    if nodes.count == 1, nodes[0].type == .group { return nodes[0] }
    return BoxNode(type: .group, width: .fill, height: .fractionalHeight(1), children: nodes)
  }
}

extension LayoutBoxDiagnostic {
  fileprivate init(_ found: LayoutDiagnostic, in root: BoxNode) {
    problem = Problem(found.problem)
    path = Self.path(found.path, in: root)
    explanation =
      problem == .noBoxes ? Self.noBoxes(isRoot: found.path.isEmpty) : found.explanation
  }

  private static func path(_ places: [Int], in root: BoxNode) -> String {
    var path = "group"
    var boxes = root.places
    for place in places where boxes.indices.contains(place) {
      path += boxes[place].type == .item ? " › item \(place)" : " › group \(place)"
      boxes = boxes[place].places
    }
    return path
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
    case .notFinite: self = .notFinite
    case .notPositive: self = .notPositive
    case .tooManyItems: self = .tooManyBoxes
    }
  }
}
