import CompositionalLayout
import LayoutGeometry
import UIKit

@MainActor extension CompositionalLayoutBox {
  /// Returns the frames of all elements in a view of this size.
  ///
  /// ```swift
  /// let solution = layout.solution(in: CGSize(width: 390, height: 844), itemCounts: [5, 40])
  /// solution.frames(ofSection: 1)
  /// ```
  ///
  /// No view is created. Sections that are described by boxes (``SectionBoxConvertible``) have
  /// frames; other sections, such as those of UIKit, are treated as empty.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - itemCounts: The number of items of each section.
  ///   - traits: The traits of the view. With a display scale, frames are rounded to pixels; in a
  ///     right-to-left layout direction they are mirrored.
  ///   - itemHeight: Returns the height of an item of the given width where the description has an
  ///     estimate; `nil` keeps the estimate.
  /// - Returns: The frames by section and item.
  public func solution(
    in size: CGSize, itemCounts: [Int], traits: UITraitCollection = UITraitCollection(),
    itemHeight: (_ item: IndexPath, _ width: CGFloat) -> CGFloat? = { _, _ in nil }
  ) -> LayoutBoxSolution {
    withoutActuallyEscaping(itemHeight) { itemHeight in
      let environment = SolvingEnvironment(size: size, traits: traits)
      var solver = BoxSolver(
        environment: environment.value, configuration: resolvedConfiguration)
      for (index, count) in itemCounts.enumerated() {
        let context = context(environment, itemCount: count) { item, width in
          itemHeight(IndexPath(item: item, section: index), width)
        }
        solver.append(description(ofSection: index, in: context), in: context)
      }
      return LayoutBoxSolution(solver.solve(), itemCounts: itemCounts.map { max(0, $0) })
    }
  }

  /// Returns the frames of the cells of each section in a view of this size.
  ///
  /// The parameters are those of ``solution(in:itemCounts:traits:itemHeight:)``.
  public func frames(
    in size: CGSize, itemCounts: [Int], traits: UITraitCollection = UITraitCollection()
  ) -> [[CGRect]] {
    let solution = solution(in: size, itemCounts: itemCounts, traits: traits)
    return itemCounts.indices.map { solution.frames(ofSection: $0) }
  }

  /// Returns the mistakes in all sections and in the items of the layout, for a view of this size.
  ///
  /// The path of a mistake begins with its section: `section 2 › group › item 0`. No view is
  /// created; estimated lengths count as described.
  public func diagnostics(
    in size: CGSize, traits: UITraitCollection = UITraitCollection()
  ) -> [LayoutBoxDiagnostic] {
    let environment = SolvingEnvironment(size: size, traits: traits)
    var solver = BoxSolver(environment: environment.value, configuration: resolvedConfiguration)
    var hints: [LayoutBoxDiagnostic] = []
    for index in 0..<describedSectionCount {
      let context = context(environment, itemCount: 1) { _, _ in nil }
      let description = description(ofSection: index, in: context)
      solver.append(description.section, contents: description.contents, itemCount: 1)
      var linter = BoxLinter(section: index, namesSection: true)
      linter.check(description, in: size)
      hints += linter.diagnostics
    }
    return solver.solve().diagnostics.map { LayoutBoxDiagnostic($0, namesSection: true) } + hints
  }

  /// Returns a drawing of the first screen of the layout, and a line for each element.
  public func diagram(
    in size: CGSize, itemCounts: [Int], as format: LayoutDiagramFormat = .text,
    traits: UITraitCollection = UITraitCollection()
  ) -> String {
    solution(in: size, itemCounts: itemCounts, traits: traits).diagram(as: format)
  }

  private func context(
    _ environment: SolvingEnvironment, itemCount: Int,
    itemHeight: @escaping (Int, CGFloat) -> CGFloat?
  ) -> SectionContext {
    var context = SectionContext(
      environment: environment, itemCount: itemCount, itemHeight: { itemHeight($0, $1) })
    context.scrollDirection = resolvedConfiguration.axis.scrollDirection
    return context
  }

  private func description(ofSection index: Int, in context: SectionContext) -> SectionDescription {
    guard let layout = section(at: index) as? any SectionBoxConvertible else {
      return .opaque
    }
    return layout.sectionBox(in: context).description(in: context)
  }
}

extension SectionDescription {
  /// The description of a section whose content is unknown: one empty group of no size.
  fileprivate static var opaque: SectionDescription {
    let node = LayoutNode(
      size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(1)), content: .custom(0))
    return SectionDescription(
      section: LayoutSection(group: node), displayedGroup: node, contents: CustomContents(),
      backgrounds: [], handler: nil)
  }
}
