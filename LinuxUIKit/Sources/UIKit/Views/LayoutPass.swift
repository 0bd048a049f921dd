/// A layout pass over all marked views, from the outermost down.
///
/// A view that marks another one during the pass causes another round. After `maximumRounds` rounds
/// the pass stops, so that views that keep marking each other don't block the screen (uikit.md,
/// 4.4). The properties of marked views are updated before any view is laid out, and those of views
/// that are added during layout before their own.
@MainActor struct LayoutPass {
  private static let maximumRounds = 100
  private let root: UIView
  private let trace = LayoutTrace.begin()

  /// Creates a pass over the hierarchy from the outermost marked ancestor of `view`.
  init(from view: UIView) {
    // Updating properties and constraints may mark a view further out.
    var start = Self.outermostMarkedAncestor(of: view)
    if start.layoutMarks.isDueForProperties {
      PropertiesPass(inside: start).run()
      start = Self.outermostMarkedAncestor(of: view)
    }
    start.prepareConstraints()
    root = Self.outermostMarkedAncestor(of: view)
  }

  /// Creates a pass over a view and its descendants, ignoring marked ancestors.
  init(inside view: UIView) {
    PropertiesPass(inside: view).run()
    view.prepareConstraints()
    root = view
  }

  /// Performs layout until no view is marked.
  func run() {
    var rounds = 0
    while root.isDueForLayout, rounds < Self.maximumRounds {
      if rounds > 0 { prepare() }
      visit(root)
      rounds += 1
    }
    trace?.end(root, size: root.bounds.size)
  }

  private func prepare() {
    PropertiesPass(inside: root).run()
    root.prepareConstraints()
  }

  private static func outermostMarkedAncestor(of view: UIView) -> UIView {
    var root = view
    for ancestor in sequence(first: view, next: \.superview)
    where ancestor.needsLayout || ancestor.layoutMarks.needsProperties {
      root = ancestor
    }
    return root
  }

  private func visit(_ view: UIView) {
    view.updateMarkedProperties()
    if view.needsLayout {
      layOut(view)
      layOutAgainIfChosen(view)
    }
    view.subtreeLayoutWillBegin()
    for subview in view.subviews where subview.isDueForLayout {
      visit(subview)
    }
  }

  private func layOutAgainIfChosen(_ view: UIView) {
    if !OpenChoices.current.isEmpty, view.repeatsLayout { layOut(view) }
  }

  /// Lays a view out, then updates constraints that were requested during its layout.
  private func layOut(_ view: UIView) {
    let before = ConstraintRequests.count
    view.performLayout()
    guard ConstraintRequests.count != before else { return }
    for subview in view.subviews where subview.isDueForLayout {
      subview.updateConstraintsIfNeeded()
    }
  }
}

extension UIView {
  /// Reports changed insets, then lets constraints, the view controller and the view lay out the
  /// content.
  func performLayout() {
    LayoutCounts.countView()
    viewLayoutDidBegin()
    reportInsetChanges()
    traitCollection.performAsCurrent {
      willLayOut()
      owningController?.viewWillStartLayout()
      owningController?.viewWillLayoutSubviews()
      applyConstraints()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
    }
  }

  private func reportInsetChanges() {
    if record(safeArea: safeAreaInsets) {
      safeAreaInsetsDidChange()
      owningController?.viewSafeAreaInsetsDidChange()
      for subview in subviews { subview.markForLayout() }
    }
    guard record(margins: effectiveMargins) else { return }
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.markForLayout()
    }
  }
}
