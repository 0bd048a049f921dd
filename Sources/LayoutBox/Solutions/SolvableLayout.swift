import UIKit

/// A layout whose frames and mistakes can be determined without a view.
///
/// Boxes, sections, presets and whole layouts are solvable:
///
/// ```swift
/// let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
/// list.frames(in: CGSize(width: 390, height: 844), itemCount: 2)
/// // [(0, 0, 390, 44), (0, 44, 390, 44)]
/// ```
///
/// Types that conform to ``LayoutBoxConvertible`` or ``SectionBoxConvertible`` have a solver by
/// themselves. A box is solved as the group that a section repeats, and a section as the only one of
/// a layout that scrolls vertically. Other sections of a ``CompositionalLayoutBox``, such as those of
/// UIKit, are treated as empty.
public protocol SolvableLayout {
  /// The solver of the layout.
  @MainActor var layoutSolver: LayoutSolver { get }
}

@MainActor extension SolvableLayout {
  /// Returns the frames of the cells of the first section in a view of this size, in order.
  ///
  /// ```swift
  /// let row = GroupLayoutBox(width: .w(1), height: .absolute(44)) {
  ///   ItemLayoutBox(columns: 2, width: .w(0.5), height: .h(1))
  /// }
  /// row.frames(in: CGSize(width: 300, height: 600), itemCount: 3)
  /// // [(0, 0, 150, 44), (150, 0, 150, 44), (0, 44, 150, 44)]
  /// ```
  ///
  /// Cells without a frame are left out. See
  /// ``SolvableLayout/solution(in:itemCounts:traits:itemHeight:)`` for the parameters.
  public func frames(
    in size: CGSize, itemCount: Int, traits: UITraitCollection = UITraitCollection(),
    itemHeight: ((_ item: Int, _ width: CGFloat) -> CGFloat?)? = nil
  ) -> [CGRect] {
    let height = itemHeight.map { height in
      { (path: IndexPath, width: CGFloat) in height(path.item, width) }
    }
    return solution(in: size, itemCounts: [itemCount], traits: traits, itemHeight: height).frames[0]
  }

  /// Returns the frames of all elements in a view of this size.
  ///
  /// ```swift
  /// let solution = layout.solution(in: CGSize(width: 390, height: 844), itemCounts: [5, 40])
  /// solution.frames[1]
  /// ```
  ///
  /// No view is created.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - itemCounts: The number of items of each section; negative numbers count as 0. Boxes and
  ///     sections have the same description for each number.
  ///   - traits: The traits of the view. With a display scale, frames are rounded to pixels; in a
  ///     right-to-left layout direction they are mirrored.
  ///   - itemHeight: Returns the height of an item of the given width where the description has an
  ///     estimate; `nil` keeps the estimate.
  /// - Returns: The frames by section and item, in points.
  public func solution(
    in size: CGSize, itemCounts: [Int], traits: UITraitCollection = UITraitCollection(),
    itemHeight: ((_ item: IndexPath, _ width: CGFloat) -> CGFloat?)? = nil
  ) -> LayoutBoxSolution {
    layoutSolver.solve(
      SolvingEnvironment(size: size, traits: traits), itemCounts.map { max(0, $0) }, itemHeight)
  }

  /// Returns the mistakes in the layout for a view of this size, in points.
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
  /// they need. In a layout of several sections the path of a mistake begins with its section:
  /// `section 2 › group › item 0`.
  ///
  /// Each section is solved once, without a view or an object of UIKit; estimated lengths count as
  /// described. Fractions of estimates, fractions that add up to more than 1, and flexible spacing
  /// without space are reported too, although the layout can be displayed. A size that is empty or
  /// contains NaN yields no mistakes. A section has at most 64 mistakes, and at most 64 boxes that
  /// exceed their group.
  public func diagnostics(
    in size: CGSize, traits: UITraitCollection = UITraitCollection()
  ) -> [LayoutBoxDiagnostic] {
    layoutSolver.diagnose(SolvingEnvironment(size: size, traits: traits))
  }
}

/// The solver of a ``SolvableLayout``, which the libraries create.
@MainActor public struct LayoutSolver {
  /// A function that returns the height of an item of the given width, or `nil`.
  typealias ItemHeight = (_ item: IndexPath, _ width: CGFloat) -> CGFloat?
  /// A function that solves sections with these numbers of items.
  typealias Solve = @MainActor (SolvingEnvironment, [Int], ItemHeight?) -> LayoutBoxSolution
  /// A function that searches all sections for mistakes.
  typealias Diagnose = @MainActor (SolvingEnvironment) -> [LayoutBoxDiagnostic]

  let solve: Solve
  let diagnose: Diagnose

  init(solve: @escaping Solve, diagnose: @escaping Diagnose) {
    (self.solve, self.diagnose) = (solve, diagnose)
  }
}
