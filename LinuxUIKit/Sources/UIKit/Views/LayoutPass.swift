/// One round of layout: every view that is due, the outer ones first.
///
/// A view that marks another one while it is laid out makes a further round. After
/// `mostRounds` the pass gives up, so that two views that keep marking each other don't hang the
/// screen (uikit.md 4.4).
@MainActor struct LayoutPass {
  private static let mostRounds = 100
  private let root: UIView

  /// A pass over the tree from the outermost marked view around `view`.
  init(from view: UIView) {
    view.prepareConstraints()
    var root = view
    for ancestor in sequence(first: view, next: \.superview) where ancestor.storage.needsLayout {
      root = ancestor
    }
    self.root = root
  }

  /// A pass over what is inside of a view, whatever is due around it.
  init(inside view: UIView) {
    view.prepareConstraints()
    root = view
  }

  /// Lays out until nothing is due.
  func run() {
    var rounds = 0
    while root.isDueForLayout, rounds < Self.mostRounds {
      if rounds > 0 { root.prepareConstraints() }
      visit(root)
      rounds += 1
    }
  }

  private func visit(_ view: UIView) {
    if view.storage.needsLayout { layOut(view) }
    view.storage.subtreeNeedsLayout = false
    for subview in view.subviews where subview.isDueForLayout {
      visit(subview)
    }
  }

  /// Lays a view out, and asks what came in or changed meanwhile for its constraints.
  private func layOut(_ view: UIView) {
    let before = ConstraintRequests.count
    view.layOutNow()
    guard ConstraintRequests.count != before else { return }
    for subview in view.subviews where subview.isDueForLayout {
      subview.updateConstraintsIfNeeded()
    }
  }
}

extension UIView {
  /// Makes `layoutSubviews` due.
  func markForLayout() {
    guard !storage.needsLayout else { return }
    storage.needsLayout = true
    flagAncestors()
  }

  /// Tells the views around this one that something inside is due.
  func flagAncestors() {
    var ancestor = superview
    while let view = ancestor, !view.storage.subtreeNeedsLayout {
      view.storage.subtreeNeedsLayout = true
      ancestor = view.superview
    }
    window?.scheduleLayout()
  }

  /// Whether the view or one inside of it is due.
  var isDueForLayout: Bool {
    storage.needsLayout || storage.subtreeNeedsLayout
  }

  /// Tells the view what changed around it, lets a cell take its configurations, then lets
  /// constraints, the controller and the view place what is inside.
  func layOutNow() {
    storage.needsLayout = false
    announceSurroundings()
    traitCollection.performAsCurrent {
      (self as? UICollectionViewCell)?.willLayOut()
      owningController?.viewWillStartLayout()
      owningController?.viewWillLayoutSubviews()
      applyConstraints()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
    }
  }

  private func announceSurroundings() {
    let safeArea = safeAreaInsets
    if safeArea != storage.announcedSafeArea {
      storage.announcedSafeArea = safeArea
      safeAreaInsetsDidChange()
      owningController?.viewSafeAreaInsetsDidChange()
      for subview in subviews { subview.markForLayout() }
    }
    let margins = effectiveMargins
    guard margins != storage.announcedMargins else { return }
    let isFirst = storage.announcedMargins == nil
    storage.announcedMargins = margins
    guard !isFirst else { return }
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.markForLayout()
    }
  }
}
