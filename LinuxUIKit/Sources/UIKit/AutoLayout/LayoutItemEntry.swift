import ConstraintSolver

/// The unknowns of a view or guide in the solver of its hierarchy.
///
/// They are the item's alignment rectangle in the coordinates of its frame owner, in points.
@MainActor final class LayoutItemEntry {
  weak var item: (any LayoutItem)?
  /// What the engine finds the entry by.
  let key: ObjectIdentifier
  /// How many entries the engine made before, so that every run goes through them alike.
  let order: Int
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
  /// How many constraints in the solver name the item; with none it leaves.
  var uses = 0
  /// Whether a constraint ever asked where the item is, not only how large.
  var needsPosition = false
  /// The width at which content was last measured whose height depends on it.
  var measuredWidth: CGFloat?
  /// Where the lines of text stand, as the solver has it; nil without text.
  var baselines: Baselines?
  /// The size at which `baselines` holds; nil when the text may have changed.
  var measuredBaselineSize: CGSize?
  /// Whether `baselines` was ever worked out.
  var hasMeasuredBaselines = false
  /// The constraints on the item's baselines.
  var baselineReaders: Set<NSLayoutConstraint> = []

  init(_ item: any LayoutItem, order: Int, in solver: inout Solver) {
    self.item = item
    self.order = order
    key = ObjectIdentifier(item)
    minX = solver.makeVariable("minX")
    minY = solver.makeVariable("minY")
    width = solver.makeVariable("width", range: .nonnegative)
    height = solver.makeVariable("height", range: .nonnegative)
  }

  var view: UIView? { item as? UIView }

  func start(isVertical: Bool) -> Variable { isVertical ? minY : minX }
  func length(isVertical: Bool) -> Variable { isVertical ? height : width }
}

/// A view whose natural height depends on its width, such as a label of several lines.
///
/// The engine first solves with the size at unlimited width, then measures at the width found.
@MainActor protocol WidthDependentContent: UIView {
  /// Whether it does at present.
  var isHeightDependentOnWidth: Bool { get }
  /// The natural size when no more than `width` points are there.
  func contentSize(forWidth width: CGFloat) -> CGSize
}
