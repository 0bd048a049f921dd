/// The references of a view to objects besides its superview and its subviews.
struct ViewState {
  /// The view controller whose root view this is.
  var owner: (any ViewOwner)? { ownerReference?.owner }
  // An object, since a value with a weak reference is several times as slow to copy.
  private var ownerReference: OwnerReference?
  /// The Auto Layout state; `nil` until it is needed.
  private(set) var autoLayout: AutoLayoutState?
  /// The background color as set, not resolved for an appearance.
  private(set) var background: UIColor?
  /// The tint color as set; `nil` inherits the superview's.
  private(set) var tintColor: UIColor?
  /// The adjustment of the tint color.
  var tintAdjustment = TintAdjustment()
  /// The cached traits and the overridden list environment.
  var traits = ViewTraits()

  /// Sets the view controller whose root view this is.
  mutating func setOwner(_ controller: (any ViewOwner)?) {
    ownerReference = controller.map { OwnerReference($0) }
  }

  /// Sets the Auto Layout state.
  mutating func setAutoLayout(_ state: AutoLayoutState) {
    autoLayout = state
  }

  /// Sets the background color.
  mutating func setBackground(_ color: UIColor?) {
    background = color
  }

  /// Sets the tint color.
  mutating func setTintColor(_ color: UIColor?) {
    tintColor = color
  }
}

/// The adjustment of a view's tint color.
struct TintAdjustment {
  /// The mode as set.
  var own = UIView.TintAdjustmentMode.automatic
  /// Whether a presentation dims the view.
  var isBelowPresentation = false

  /// The mode of the view and those that inherit it; `.automatic` inherits the superview's.
  var mode: UIView.TintAdjustmentMode {
    own == .automatic && isBelowPresentation ? .dimmed : own
  }
}

/// A weak reference to the view controller of a root view.
private final class OwnerReference {
  private(set) weak var owner: (any ViewOwner)?

  init(_ owner: any ViewOwner) {
    self.owner = owner
  }
}

/// The pending layout and properties of a view and of its descendants.
///
/// A view with a marked descendant is marked itself, up to the root, so that a layout pass visits
/// marked subtrees only.
struct LayoutMarks {
  /// Whether `layoutSubviews` is pending.
  private(set) var needsLayout = true
  /// Whether a descendant needs layout.
  private(set) var subtreeNeedsLayout = false
  /// Whether `updateProperties` is pending.
  private(set) var needsProperties = true
  /// Whether `updateProperties` of a descendant, or of a view controller in the subtree, is pending.
  private(set) var subtreeNeedsProperties = false

  /// Whether the view or a descendant needs layout or properties.
  var isDue: Bool { needsLayout || subtreeNeedsLayout || isDueForProperties }
  /// Whether the view or a descendant needs properties.
  var isDueForProperties: Bool { needsProperties || subtreeNeedsProperties }

  /// Marks the view, and returns `false` if it was marked already.
  mutating func markView() -> Bool {
    defer { needsLayout = true }
    return !needsLayout
  }

  /// Marks the descendants, and returns `false` if they were marked already.
  mutating func markSubtree() -> Bool {
    defer { subtreeNeedsLayout = true }
    return !subtreeNeedsLayout
  }

  /// Removes the mark of the view, whose layout begins.
  mutating func viewLayoutDidBegin() {
    needsLayout = false
  }

  /// Removes the marks of the descendants, which the layout pass visits next.
  mutating func subtreeLayoutWillBegin() {
    subtreeNeedsLayout = false
    subtreeNeedsProperties = false
  }

  /// Marks the view for properties, and returns `false` if it was marked already.
  mutating func markViewForProperties() -> Bool {
    defer { needsProperties = true }
    return !needsProperties
  }

  /// Marks the descendants for properties, and returns `false` if they were marked already.
  mutating func markSubtreeForProperties() -> Bool {
    defer { subtreeNeedsProperties = true }
    return !subtreeNeedsProperties
  }

  /// Removes the mark of the view for properties, and returns whether it had one.
  mutating func viewPropertiesWillUpdate() -> Bool {
    defer { needsProperties = false }
    return needsProperties
  }

  /// Removes the mark of the descendants for properties, which are visited next.
  mutating func subtreePropertiesWillUpdate() {
    subtreeNeedsProperties = false
  }
}

/// The margins of a view as set, and the insets that were last reported to it.
struct ViewInsets {
  /// The margins as set; `nil` means the default ones.
  private(set) var baseMargins: NSDirectionalEdgeInsets?
  private var reportedSafeArea = UIEdgeInsets.zero
  private var reportedMargins: NSDirectionalEdgeInsets?

  /// Sets the margins.
  mutating func setBaseMargins(_ margins: NSDirectionalEdgeInsets) {
    baseMargins = margins
  }

  /// Records the safe area, and returns whether the view has to be notified.
  mutating func record(safeArea: UIEdgeInsets) -> Bool {
    defer { reportedSafeArea = safeArea }
    return safeArea != reportedSafeArea
  }

  /// Returns whether the safe area is the one that was recorded last.
  func isReported(safeArea: UIEdgeInsets) -> Bool { safeArea == reportedSafeArea }

  /// Records the effective margins, and returns whether the view has to be notified.
  ///
  /// The first margins of a view aren't a change.
  mutating func record(margins: NSDirectionalEdgeInsets) -> Bool {
    defer { reportedMargins = margins }
    return reportedMargins != nil && margins != reportedMargins
  }
}

/// The traits of a view, cached until they change, and its override of the list environment.
struct ViewTraits {
  /// The cached traits; `nil` after a move.
  private(set) var cached: UITraitCollection?
  /// The list environment of a cell, header or footer; `nil` inherits it.
  private(set) var listEnvironment: UIListEnvironment?

  /// Stores computed traits.
  mutating func cache(_ traits: UITraitCollection) {
    cached = traits
  }

  /// Removes the cached traits and returns them.
  mutating func removeCached() -> UITraitCollection? {
    defer { cached = nil }
    return cached
  }

  /// Sets the list environment, and returns whether it changed.
  mutating func setListEnvironment(_ environment: UIListEnvironment?) -> Bool {
    defer { listEnvironment = environment }
    return environment != listEnvironment
  }
}
