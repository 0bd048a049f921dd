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
      willLayOut()
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
