import CompositionalLayout
import LayoutGeometry
import UIKit

@MainActor extension SectionBoxConvertible {
  /// Returns the frames of the section's cells in a view of this size, in order.
  ///
  /// ```swift
  /// let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
  /// list.frames(in: CGSize(width: 390, height: 844), itemCount: 2)
  /// // [(0, 0, 390, 44), (0, 44, 390, 44)]
  /// ```
  ///
  /// The section is the only one of a layout that scrolls vertically. No view is created. Cells
  /// without a frame are left out.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - itemCount: The number of items.
  ///   - traits: The traits of the view. With a display scale, frames are rounded to pixels; in a
  ///     right-to-left layout direction they are mirrored.
  ///   - itemHeight: Returns the height of an item of the given width where the description has an
  ///     estimate; `nil` keeps the estimate.
  /// - Returns: The frames in points.
  public func frames(
    in size: CGSize, itemCount: Int, traits: UITraitCollection = UITraitCollection(),
    itemHeight: (_ item: Int, _ width: CGFloat) -> CGFloat? = { _, _ in nil }
  ) -> [CGRect] {
    solution(in: size, itemCount: itemCount, traits: traits, itemHeight: itemHeight).frames()
  }

  /// Returns the frames of all elements of the section in a view of this size.
  ///
  /// The parameters are those of ``frames(in:itemCount:traits:itemHeight:)``.
  public func solution(
    in size: CGSize, itemCount: Int, traits: UITraitCollection = UITraitCollection(),
    itemHeight: (_ item: Int, _ width: CGFloat) -> CGFloat? = { _, _ in nil }
  ) -> LayoutBoxSolution {
    withoutActuallyEscaping(itemHeight) { itemHeight in
      let environment = SolvingEnvironment(size: size, traits: traits)
      let context = SectionContext(
        environment: environment, itemCount: itemCount, itemHeight: { itemHeight($0, $1) })
      var solver = BoxSolver(environment: environment.value)
      solver.append(sectionBox(in: context).description(in: context), in: context)
      return LayoutBoxSolution(solver.solve(), itemCounts: [context.itemCount])
    }
  }

  /// Returns the mistakes in the section for a view of this size, in points.
  ///
  /// ```swift
  /// let section = SectionLayoutBox {
  ///   GroupLayoutBox(width: .absolute(80), height: .absolute(44)) {
  ///     ItemLayoutBox(width: .absolute(120), height: .h(1))
  ///   }
  /// }
  /// section.diagnostics(in: CGSize(width: 390, height: 844)).map(\.description)
  /// // ["group › item 0: 120 pt wide, 80 pt available; the group cannot fit even one, …"]
  /// ```
  ///
  /// No view is created; estimated lengths count as described.
  public func diagnostics(
    in size: CGSize, traits: UITraitCollection = UITraitCollection()
  ) -> [LayoutBoxDiagnostic] {
    let environment = SolvingEnvironment(size: size, traits: traits)
    let context = SectionContext(environment: environment, itemCount: 1) { _, _ in nil }
    let description = sectionBox(in: context).description(in: context)
    var solver = BoxSolver(environment: environment.value)
    solver.append(description.section, contents: description.contents, itemCount: 1)
    var linter = BoxLinter()
    linter.check(description, in: size)
    return solver.solve().diagnostics.map { LayoutBoxDiagnostic($0) } + linter.diagnostics
  }

  /// Returns a drawing of the section in a view of this size, and a line for each element.
  public func diagram(
    in size: CGSize, itemCount: Int, as format: LayoutDiagramFormat = .text,
    traits: UITraitCollection = UITraitCollection()
  ) -> String {
    solution(in: size, itemCount: itemCount, traits: traits).diagram(as: format)
  }
}

extension BoxLinter {
  /// Searches the group of a section in a view of this size.
  mutating func check(_ description: SectionDescription, in size: CGSize) {
    check(description.section.group, in: size.inset(by: description.section.insets))
  }
}

extension BoxSolver {
  /// Appends a section, with the heights of its items if the context provides them.
  @MainActor mutating func append(_ description: SectionDescription, in context: SectionContext) {
    append(
      description.displayedSection, contents: description.contents, itemCount: context.itemCount)
    _ = measureItems(ofSection: sectionCount - 1, height: context.height(ofItem:atWidth:))
  }
}
