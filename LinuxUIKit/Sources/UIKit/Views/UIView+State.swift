// The owner, the colors, the pending layout, the insets and the traits of a view.

extension UIView {
  /// The view controller whose root view this is; read by layout, traits and margins.
  var owningController: (any ViewOwner)? { viewState.owner }

  /// Sets the view controller whose root view this is.
  func setOwningController(_ controller: (any ViewOwner)?) {
    viewState.setOwner(controller)
    if controller != nil { markSubtreeForProperties() }
  }

  /// The Auto Layout state, which most views never need; created by `requireAutoLayoutState()`.
  var autoLayoutState: AutoLayoutState? { viewState.autoLayout }

  /// Sets the Auto Layout state of a view that has none.
  func setAutoLayoutState(_ autoLayout: AutoLayoutState) {
    viewState.setAutoLayout(autoLayout)
  }

  /// The tint color as set; `nil` inherits the superview's.
  var ownTintColor: UIColor? { viewState.tintColor }

  /// Sets the background color without animation.
  func setBackground(_ color: UIColor?) {
    viewState.setBackground(color)
    layer.setNeedsDisplay()
  }

  /// Sets the tint color and notifies the views that inherit it.
  func setTintColor(_ color: UIColor?) {
    viewState.setTintColor(color)
    reportTintChange()
  }

  /// Whether `layoutSubviews` is pending.
  var needsLayout: Bool { layoutMarks.needsLayout }
  /// Whether the view or a descendant needs layout or properties.
  var isDueForLayout: Bool { layoutMarks.isDue }

  /// Marks the view as needing `layoutSubviews`.
  func markForLayout() {
    if layoutMarks.markView() { markAncestorsForLayout() }
  }

  /// Marks the ancestors as containing a view that needs layout, and schedules layout of the
  /// window.
  func markAncestorsForLayout() {
    var ancestor = superview
    while let view = ancestor, view.layoutMarks.markSubtree() {
      ancestor = view.superview
    }
    window?.scheduleLayout()
  }

  /// Removes the mark of the view, whose layout begins.
  func viewLayoutDidBegin() {
    layoutMarks.viewLayoutDidBegin()
  }

  /// Removes the mark of the descendants, which the layout pass visits next.
  func subtreeLayoutWillBegin() {
    layoutMarks.subtreeLayoutWillBegin()
  }

  /// The margins as set; `nil` means the default ones.
  var baseMargins: NSDirectionalEdgeInsets? { viewInsets.baseMargins }

  /// Sets the margins before those of the controller, the superview and the safe area are added.
  func setBaseMargins(_ margins: NSDirectionalEdgeInsets) {
    viewInsets.setBaseMargins(margins)
    setNeedsLayout()
  }

  /// Records the safe area, and returns whether the view has to be notified.
  func record(safeArea: UIEdgeInsets) -> Bool { viewInsets.record(safeArea: safeArea) }
  /// Returns whether the safe area is the one that was recorded last.
  func isReported(safeArea: UIEdgeInsets) -> Bool {
    viewInsets.isReported(safeArea: safeArea)
  }
  /// Records the effective margins, and returns whether the view has to be notified.
  func record(margins: NSDirectionalEdgeInsets) -> Bool {
    viewInsets.record(margins: margins)
  }

  /// Returns the inherited traits combined with the view's overrides, cached until they change.
  func currentTraits() -> UITraitCollection {
    if let cached = viewState.traits.cached { return cached }
    let current = computedTraits()
    viewState.traits.cache(current)
    return current
  }

  /// Returns the traits that the view has after the next refresh.
  func computedTraits() -> UITraitCollection {
    overridingTraits(
      of: inheritedTraits.overriding(style: overrideUserInterfaceStyle)
        .overriding(listEnvironment: viewState.traits.listEnvironment))
  }

  /// Removes the cached traits and returns them.
  func removeCachedTraits() -> UITraitCollection? { viewState.traits.removeCached() }

  /// Overrides the list environment of the view's traits; `nil` removes the override.
  func setListEnvironment(_ listEnvironment: UIListEnvironment?) {
    if viewState.traits.setListEnvironment(listEnvironment) { refreshTraits() }
  }
}
