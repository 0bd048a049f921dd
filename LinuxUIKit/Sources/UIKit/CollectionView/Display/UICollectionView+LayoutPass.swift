extension UICollectionView {
  /// The maximum number of times that a pass prepares the layout because preparing it has moved the
  /// visible bounds.
  private static let maximumPreparationCount = 10

  /// Performs a layout pass; the steps are those of uikit.md, 6.2.
  func layOutElements() {
    pendingWork.passes.perform {
      // 1. Remove the views of old data.
      reusePool.beginPass()
      endDisplayIfReloading()
      measureAgainIfChosen()
      // 2. Count items, prepare the layout, and read its content size.
      prepareUntilSettled()
      focus.limit(to: counts)
      storeKnownSizes()
      // 3. Display the elements in the visible bounds.
      updateVisibleElementsIfNeeded()
      reconfigureInLayoutPass()
      // 4. Measure self-sizing views, and lay out again with their sizes.
      measureUntilSettled()
      // 5. Announce views that waited to be measured, and remove those that left the bounds.
      finishDisplayIfNeeded()
      layOutBackgroundView()
    }
    // 6. Prefetch the items that scrolling will reach next.
    prefetchIfNeeded()
    prepareElementsAhead()
    // 7. Call completion handlers.
    pendingWork.passes.runCompletions()
  }

  /// Performs a layout pass that requests the visible elements from the layout again.
  func layOutElementsAgain() {
    pendingWork.require(.elements)
    layOutElements()
  }

  /// Prepares the layout until preparing it no longer invalidates it.
  func prepareUntilSettled() {
    for _ in 0..<Self.maximumPreparationCount {
      if layout.isOutdated { layout.invalidateLayout() }
      guard pendingWork.needs(.preparation) else { return }
      prepareLayoutIfNeeded()
    }
  }

  /// Displays the elements in the visible bounds, and marks those that left them.
  func updateVisibleElementsIfNeeded() {
    guard pendingWork.begin(.elements) else { return }
    pendingWork.require([.display, .prefetching])
    let pass = pendingWork.passes.beginElementPass()
    layOutScrollers()
    layout.handleVisible(pendingWork.removeHandledSections())
    guard pass.isCurrent else { return }
    let wanted = elementsInVisibleBounds()
    markLeaving(besides: wanted)
    if allCellsAreLeaving || OpenChoices.current.contains(.endsDisplayFirst) {
      removeLeaving(in: pass)
    }
    for attributes in inRequestOrder(wanted) {
      guard pass.isCurrent else { return }
      display(attributes)
    }
    guard pass.isCurrent else { return }
    orderViews(as: wanted)
    pendingWork.markElementsAsCurrent()
  }

  /// Announces views that had to be measured first, and removes those that left the visible bounds.
  ///
  /// Views that left the bounds by measuring are removed without notifying the delegate.
  private func finishDisplayIfNeeded() {
    guard pendingWork.begin(.display) else { return }
    let pass = pendingWork.passes.elementPass
    for visible in visibleElements.inDrawingOrder where !visible.display.isLeaving {
      layOutBeforeAnnouncing(visible)
      announceDisplay(of: visible)
      guard pass.isCurrent else { return }
    }
    removeLeaving(in: pass)
    guard pass.isCurrent else { return }
    removeInvisibleScrollers()
  }

  // Unverified: that views leave at the end of a pass, but earlier after a jump, so that a jump to
  // another screen does not need the cells of two; inferred from uikit.md, 6.2.
  /// Whether there are cells, and all of them left the visible bounds.
  private var allCellsAreLeaving: Bool {
    var hasCells = false
    for cell in visibleElements.cells {
      guard cell.display.isLeaving else { return false }
      hasCells = true
    }
    return hasCells
  }

  private func removeLeaving(in pass: ElementPass) {
    for visible in visibleElements.inDrawingOrder where visible.display.isLeaving {
      guard pass.isCurrent else { return }
      endDisplayAnimated(visible)
    }
  }

  /// Returns the elements that overlap the visible bounds, each once.
  private func elementsInVisibleBounds() -> [UICollectionViewLayoutAttributes] {
    guard dataSource != nil else { return [] }
    let visible = bounds
    var seen = Set<ElementID>()
    let requested = layout.layoutAttributesForElements(in: requestedRectangle) ?? []
    var elements = liftingMovedItem(requested).filter {
      !$0.isHidden && displayedFrame(of: $0).overlaps(visible) && seen.insert($0.element).inserted
    }
    if let focused = attributesOfFirstResponder, seen.insert(focused.element).inserted {
      elements.append(focused)
    }
    return interaction.layoutInteraction?.adjusted(elements) ?? elements
  }

  /// The attributes of the displayed cell that contains the first responder; `nil` if there is
  /// none.
  private var attributesOfFirstResponder: UICollectionViewLayoutAttributes? {
    guard let element = elementOfFirstResponder, let attributes = attributes(of: element),
      !attributes.isHidden
    else { return nil }
    return attributes
  }

  // Unverified: that a cell is displayed outside the visible bounds while it contains the first
  // responder; inferred from the behavior of table views.
  /// The displayed cell that contains the first responder; it stays displayed when it is scrolled
  /// out of the visible bounds, so that editing continues.
  ///
  /// It is not one of `visibleCells` there.
  var elementOfFirstResponder: ElementID? {
    guard let responder = window?.firstResponderState.responder?.respondingView, responder !== self,
      responder.isDescendant(of: self)
    else { return nil }
    for case let view as any ElementView in sequence(
      first: responder, next: { $0.superview === self ? nil : $0.superview })
    {
      guard let element = view.displayedElement, element.category == .cell,
        visibleElements[element]?.view === view
      else { continue }
      return element
    }
    return nil
  }

  /// Marks the elements that left the visible bounds; they are removed at the end of the pass.
  private func markLeaving(besides wanted: [UICollectionViewLayoutAttributes]) {
    let staying = Set(wanted.map(\.element))
    for visible in visibleElements.inDrawingOrder where !staying.contains(visible.element) {
      visible.setLeaving(true)
    }
  }

  private func display(_ attributes: UICollectionViewLayoutAttributes) {
    guard let visible = visibleElements[attributes.element] ?? restoreDisappearing(attributes)
    else { return beginDisplay(of: attributes) }
    reportUninvalidatedChange(of: visible, to: attributes)
    let container = container(of: attributes)
    if visible.view.superview !== container { container.addSubview(visible.view) }
    visible.setLeaving(false)
    visible.apply(attributes)
  }

  private func orderViews(as wanted: [UICollectionViewLayoutAttributes]) {
    // Leaving views must not determine the position of a section's scroll view, so they come last.
    visibleElements.setDrawingOrder(
      wanted.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .lazy.map(\.element.element))
    var order = SubviewOrder(in: self, from: backgroundView == nil ? 0 : 1)
    // Disappearing views are behind everything else (uikit.md, 6.9).
    for disappearing in animations.disappearing { order.append(disappearing.visible.view) }
    for (_, scroller) in visibleElements.scrollers.displayed.sorted(by: { $0.key < $1.key })
    where scroller.subviews.isEmpty {
      order.append(scroller)
    }
    for visible in visibleElements.inDrawingOrder { order.append(visible.view) }
    order.apply()
  }

  // MARK: Choices

  /// The rectangle whose elements are requested from the layout.
  private var requestedRectangle: CGRect {
    OpenChoices.current.contains(.requestsLargerRectangles)
      ? bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2) : bounds
  }

  /// Returns elements in the order in which their views are requested.
  private func inRequestOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    OpenChoices.current.contains(.requestsInReverse) ? elements.reversed() : elements
  }

  /// Lays a view out before it is announced, if that is chosen.
  private func layOutBeforeAnnouncing(_ visible: VisibleElement) {
    guard !visible.display.isAnnounced, OpenChoices.current.contains(.announcesAfterLayout)
    else { return }
    LayoutPass(inside: visible.view).run()
  }

  /// Measures all displayed views again in this pass, if that is chosen.
  private func measureAgainIfChosen() {
    guard OpenChoices.current.contains(.measuresAgain), pendingWork.needs(.elements) else { return }
    invalidateMeasurements()
  }

  // MARK: Background

  func replaceBackgroundView(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    layOutBackgroundView()
  }

  private func layOutBackgroundView() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }

  // MARK: Warnings

  // Unverified: that the frames are printed; uikit.md, 6.10 does not specify how attributes are
  // printed.
  /// Writes Apple's warning once if a layout moves a supplementary view without being invalidated
  /// (uikit.md, 6.10).
  private func reportUninvalidatedChange(
    of visible: VisibleElement, to new: UICollectionViewLayoutAttributes
  ) {
    guard !pendingWork.invalidation.isLayoutInvalidated,
      new.element.category == .supplementaryView, visible.geometry != new.geometry
    else { return }
    LayoutLog.writeOnce(
      """
      layout attributes for supplementary item at index path \
      (\(new.indexPath.objectDescription)) changed from \(visible.geometry.frame.logText) to \
      \(new.frame.logText) without invalidating the layout
      """, about: "attributes changed without invalidation")
  }
}

extension CGRect {
  /// The origin and size in points, in a format that is the same for every Foundation.
  fileprivate var logText: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
