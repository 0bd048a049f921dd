import CompositionalLayout
import LayoutGeometry
import UIKit

// MARK: Sections

extension SectionBoxConvertible {
  /// The solver of the section.
  @MainActor public var layoutSolver: LayoutSolver {
    SolvedSections { _, context in
      self.sectionBox(in: context).description(in: context)
    }.solver
  }
}

// MARK: Whole layouts

extension CompositionalLayoutBox: SolvableLayout {
  /// The solver of the layout's sections.
  @MainActor public var layoutSolver: LayoutSolver {
    SolvedSections(
      configuration: resolvedConfiguration, count: describedSectionCount, namesSections: true
    ) { index, context in
      guard let layout = self.section(at: index) as? any SectionBoxConvertible else {
        return SectionDescription(
          LayoutNode(
            size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(1)),
            content: .custom(0)))
      }
      return layout.sectionBox(in: context).description(in: context)
    }.solver
  }
}

// MARK: Boxes

extension LayoutBoxConvertible {
  /// The solver of a section that repeats the box.
  @MainActor public var layoutSolver: LayoutSolver { config.boxSolver }

  /// Returns a drawing of one instance of the boxes in a container of this size, and a line for
  /// each part.
  ///
  /// ```swift
  /// let row = GroupLayoutBox(width: .w(1), height: .absolute(44)) {
  ///   ItemLayoutBox(columns: 2, width: .w(0.5), height: .h(1))
  /// }
  /// print(row.diagram(in: CGSize(width: 300, height: 600)))
  /// // horizontal group 300 × 44: .fractionalWidth(1) × .absolute(44)
  /// // ┌───────────────────┬───────────────────┐
  /// // │0                  │1                  │
  /// // └───────────────────┴───────────────────┘
  /// //   item 0: 150 × 44 at (0, 0), .fractionalWidth(0.5) × .fractionalHeight(1)
  /// //   item 1: 150 × 44 at (150, 0), .fractionalWidth(0.5) × .fractionalHeight(1)
  /// ```
  ///
  /// The length of the text is limited. ``LayoutBoxSolution/diagram(as:)`` draws sections.
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

extension GroupLayoutBox {
  /// The solver of a section that repeats the group.
  @MainActor public var layoutSolver: LayoutSolver { config.boxSolver }
}

@MainActor extension LayoutBoxConfig {
  fileprivate var boxSolver: LayoutSolver {
    let isSingleGroup = boxes.count == 1 && boxes[0].type == .group
    let repeated = SolvedSections { _, context in
      SectionLayoutBox(self).description(in: context)
    }
    // The group around several boxes was not described.
    let checked = SolvedSections(checksRoot: isSingleGroup) { _, context in
      let box = checkedBox(in: context.environment.container.contentSize)
      return SectionDescription(box.node, contents: box.customContents)
    }
    return LayoutSolver(solve: repeated.solver.solve, diagnose: checked.solver.diagnose)
  }

  private func checkedBox(in size: CGSize) -> RepeatedBox {
    if boxes.count == 1, boxes[0].type == .group { return boxes[0] }
    // Several boxes do not specify the group that contains them.
    let isSingle = boxes.map(\.count).filter { $0 > 0 } == [1]
    let width = isSingle ? LayoutDimension.fractionalWidth(1) : .estimated(size.width)
    return grouped(
      along: .horizontal, size: LayoutItemSize(width: width, height: .fractionalHeight(1)))
  }
}

extension SectionDescription {
  /// Creates the description of a section of one group without insets.
  fileprivate convenience init(
    _ group: LayoutNode, contents: CustomContents = CustomContents()
  ) {
    self.init(
      section: LayoutSection(group: group), displayedGroup: group, contents: contents,
      backgrounds: [], handler: nil)
  }
}
