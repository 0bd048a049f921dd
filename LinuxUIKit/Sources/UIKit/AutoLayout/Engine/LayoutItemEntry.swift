import ConstraintSolver

/// A view or guide in the solver of its hierarchy.
@MainActor final class LayoutItemEntry {
  private let itemReference: UnretainedLayoutItem
  /// The key of the entry in the engine, also after the item is deallocated.
  let key: ObjectIdentifier
  /// The number of entries that the engine created before; a stable order for every run.
  let order: Int
  /// The alignment rectangle of the item in the coordinates of its frame owner, in points.
  let variables: FrameVariables
  private var usage = Usage()
  private var content = MeasuredContent()

  init(_ item: any LayoutItem, order: Int, variables: FrameVariables) {
    itemReference = UnretainedLayoutItem(item)
    self.order = order
    self.variables = variables
    key = ObjectIdentifier(item)
  }

  /// The item; `nil` after its release.
  var item: (any LayoutItem)? { itemReference.item }

  /// The item, if it is a view.
  var view: UIView? { item as? UIView }

  func start(isVertical: Bool) -> Variable { isVertical ? variables.minY : variables.minX }
  func length(isVertical: Bool) -> Variable { isVertical ? variables.height : variables.width }

  // MARK: Usage

  /// The use of an entry by constraints.
  private struct Usage {
    /// The number of constraints in the solver that refer to the item.
    var count = 0
    /// Whether a constraint has referred to the item's position, not only to its size.
    var needsPosition = false
  }

  var isUsed: Bool { usage.count > 0 }

  var needsPosition: Bool { usage.needsPosition }

  /// Counts one more constraint that refers to the item.
  func retain() {
    usage.count += 1
  }

  /// Counts one constraint less; returns whether no other refers to the item.
  func release() -> Bool {
    usage.count -= 1
    return usage.count == 0
  }

  /// Requires the position; returns whether it was not required before.
  func requirePosition() -> Bool {
    guard !usage.needsPosition else { return false }
    usage.needsPosition = true
    return true
  }

  // MARK: Content size

  /// Returns the intrinsic size of a view, with its height at the width of the latest solution.
  func intrinsicSize(of view: UIView) -> CGSize {
    let natural = view.intrinsicContentSize
    guard let content = view.widthDependentContent, content.isHeightDependentOnWidth,
      let width = self.content.width
    else { return natural }
    // The padding that a subclass adds by overriding `intrinsicContentSize` stays around the
    // content.
    let unlimited = content.contentSize(forWidth: .greatestFiniteMagnitude)
    let available = max(0, width - (natural.width - unlimited.width))
    let height = content.contentSize(forWidth: available).height
    return CGSize(width: natural.width, height: height + natural.height - unlimited.height)
  }

  /// Stores the width of a solution; returns whether content has to be measured at it.
  func updateMeasuredWidth(to width: CGFloat) -> Bool {
    guard let content = view?.widthDependentContent, content.isHeightDependentOnWidth,
      !content.translatesAutoresizingMaskIntoConstraints
    else { return false }
    guard abs(width - (self.content.width ?? -1)) > LoweredConstraint.tolerance else {
      return false
    }
    self.content.width = width
    return true
  }

  /// Discards the width at which content was measured.
  func resetMeasuredWidth() {
    content.width = nil
  }

  // MARK: Baselines

  /// Returns the offset of a baseline from the top of the bounds; `nil` without text.
  ///
  /// Before the first solution it is that of the intrinsic size.
  func baselineOffset(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard let text = item?.baselineContent else { return nil }
    if !content.hasMeasuredBaselines { measureBaselines(in: text.intrinsicContentSize) }
    return content.baselines?[attribute]
  }

  /// Computes the baselines in bounds of a size; returns whether they have changed.
  @discardableResult
  func measureBaselines(in size: CGSize) -> Bool {
    guard size != content.baselineSize, let text = item?.baselineContent else { return false }
    let old = content.baselines
    content.baselines = text.baselines(in: size)
    content.baselineSize = size
    content.hasMeasuredBaselines = true
    return content.baselines != old
  }

  /// Requires the baselines to be measured again, regardless of the size.
  func resetMeasuredBaselines() {
    content.baselineSize = nil
  }

  /// Registers a constraint on the item's baselines.
  func addBaselineObserver(_ constraint: NSLayoutConstraint) {
    content.baselineObservers.insert(constraint)
  }

  var hasBaselineObservers: Bool { !content.baselineObservers.isEmpty }

  /// Returns the constraints on the item's baselines, oldest first, and drops those that
  /// `isInstalled` rejects.
  func baselineObservers(
    where isInstalled: (NSLayoutConstraint) -> Bool
  ) -> [NSLayoutConstraint] {
    guard hasBaselineObservers else { return [] }
    content.baselineObservers = content.baselineObservers.filter(isInstalled)
    return content.baselineObservers.sorted { $0.activationOrder < $1.activationOrder }
  }

  /// The measurements of a view whose content depends on its size.
  private struct MeasuredContent {
    /// The width at which the height was measured; `nil` before the first solution.
    var width: CGFloat?
    /// The baselines that the solver has; `nil` without text.
    var baselines: Baselines?
    /// The size at which `baselines` holds; `nil` if the text may have changed.
    var baselineSize: CGSize?
    /// Whether `baselines` has been computed.
    var hasMeasuredBaselines = false
    /// The constraints on the item's baselines.
    var baselineObservers: Set<NSLayoutConstraint> = []
  }
}

/// The solver's variables of a frame.
struct FrameVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  init(in solver: inout Solver) {
    minX = solver.makeVariable("minX")
    minY = solver.makeVariable("minY")
    width = solver.makeVariable("width", range: .nonnegative)
    height = solver.makeVariable("height", range: .nonnegative)
  }

  var all: [Variable] { [minX, minY, width, height] }
}
