extension UICollectionView {
  /// The maximum number of views that are prepared.
  private static let maximumPreparedCount = 12

  // MARK: Preparing

  /// Requests the views of elements up to one screen ahead, if that is chosen.
  ///
  /// Prepared views that are further away are stored for reuse. The rows of tables are never prepared.
  func prepareElementsAhead() {
    guard OpenChoices.current.contains(.preparesElementsAhead), isPrefetchingEnabled,
      updateSubject == .collectionView, dataSource != nil, !bounds.isEmpty,
      !pendingWork.passes.isInProgress, pendingWork.batch == nil, pendingWork.request == nil,
      !pendingWork.needsAny(of: [.reload, .preparation, .elements])
    else { return }
    let ahead = elementsAhead()
    store(preparedElements.removeAll(besides: Set(ahead.map(\.element))))
    let pass = pendingWork.passes.elementPass
    pendingWork.passes.perform {
      for attributes in ahead where preparedElements[attributes.element] == nil {
        guard pass.isCurrent else { return }
        prepareView(for: attributes, in: pass)
      }
    }
  }

  private func prepareView(
    for attributes: UICollectionViewLayoutAttributes, in pass: ElementPass
  ) {
    let element = attributes.element
    let view = requestView(for: attributes)
    let new = PreparedElements.Prepared(
      view: view, reuseKey: reuseKey(of: view, as: element), attributes: attributes)
    // A view that is dequeued twice displays the other element.
    guard pass.isCurrent, view.displayedElement == nil, visibleElements[element] == nil
    else { return store([new]) }
    preparedElements.insert(new, for: element)
  }

  /// Returns the elements to prepare, nearest first.
  private func elementsAhead() -> [UICollectionViewLayoutAttributes] {
    let visible = bounds
    let isVertical = contentSize.height > visible.height
    let strip = visible.offsetBy(
      dx: isVertical ? 0 : visible.width, dy: isVertical ? visible.height : 0)
    let disappearing = Set(animations.disappearing.compactMap(\.current))
    let ahead = (layout.layoutAttributesForElements(in: strip) ?? []).filter { attributes in
      let element = attributes.element
      return element.category != .decorationView && !attributes.isHidden
        && !attributes.isInScroller && attributes.frame.overlaps(strip)
        && !attributes.frame.overlaps(visible) && visibleElements[element] == nil
        && !disappearing.contains(element)
        && (element.category != .cell || counts.contains(element.indexPath))
    }
    return Array(ahead.prefix(Self.maximumPreparedCount))
  }

  // MARK: Displaying and updating

  /// Removes and returns the prepared view of an element that is about to be displayed; `nil` if there is
  /// none.
  func preparedView(for attributes: UICollectionViewLayoutAttributes) -> (any ElementView)? {
    guard let prepared = preparedElements.remove(attributes.element) else { return nil }
    let view = prepared.view
    // Its position may have changed since it was requested.
    if let dataSource, attributes.element.category == .cell {
      (view as? UICollectionViewCell)?.didConfigure(at: attributes.indexPath, by: dataSource)
    }
    view.indexPathsDidChange()
    ElementUpdates.record(.displayed, of: view)
    return view
  }

  /// Moves prepared views with their elements, or as chosen discards them.
  func updatePreparedElements(_ map: UpdateMap) {
    guard !preparedElements.elements.isEmpty else { return }
    store(preparedElements.apply(map))
    if OpenChoices.current.contains(.discardsPreparedElements) { discardPreparedElements() }
  }

  /// Configures prepared cells again, or as chosen discards them.
  func reconfigurePrepared(_ indexPaths: [IndexPath]) {
    guard !preparedElements.elements.isEmpty else { return }
    for path in indexPaths {
      guard let prepared = preparedElements[.cell(path)] else { continue }
      if !OpenChoices.current.contains(.discardsReconfiguredElements),
        let cell = prepared.view.elementCell, reconfigureCell(cell, at: path, prepared.attributes)
      {
        continue
      }
      store(preparedElements.remove(.cell(path)).map { [$0] } ?? [])
    }
  }

  /// Discards all prepared views.
  func discardPreparedElements() {
    store(preparedElements.removeAll())
  }

  private func store(_ discarded: [PreparedElements.Prepared]) {
    for prepared in discarded { reusePool.store(prepared.view, for: prepared.reuseKey) }
  }

  /// Returns whether a diffable data source reloads an item that is marked for reconfiguring, as chosen.
  func reloadsInsteadOfReconfiguring(_ indexPath: IndexPath) -> Bool {
    visibleElements[.cell(indexPath)] == nil && !selection.contains(indexPath)
  }
}
