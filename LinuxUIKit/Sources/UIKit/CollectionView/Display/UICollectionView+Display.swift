extension UICollectionView {
  // MARK: Beginning and ending

  /// Requests and displays the view of an element that enters the visible bounds.
  func beginDisplay(of attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    let pass = pendingWork.passes.elementPass
    let view = preparedView(for: attributes) ?? requestView(for: attributes)
    let key = reuseKey(of: view, as: element)
    guard pass.isCurrent else { return reusePool.store(view, for: key) }
    removeFromOtherElement(view)
    let visible = VisibleElement(
      view: view, reuseKey: key, attributes: attributes, container: container(of: attributes))
    UIView.performWithoutAnimation { insert(visible) }
    animations.recording?.addAppearing(element)
    // Measuring a self-sizing view can still move it out of the visible bounds.
    if announcesAtOnce(attributes) { announceDisplay(of: visible) }
    // In an animation block, subviews must not be animated from their initial frames.
    guard AnimationBlock.current != nil else { return }
    UIView.performWithoutAnimation { LayoutPass(inside: view).run() }
  }

  private func insert(_ visible: VisibleElement) {
    let view = visible.view
    let container = container(of: visible.attributes)
    view.setAttributes(visible.attributes, in: container)
    setState(of: view, at: visible.element)
    visibleElements.append(visible)
    let index =
      visibleElements.inDrawingOrder.count - 1 + (backgroundView == nil ? 0 : 1)
      + animations.disappearing.count
    container.insertSubview(
      view, at: min(container.subviews.count, container === self ? index : Int.max))
  }

  /// Requests the view of an element that is not displayed, and passes it to `body`.
  ///
  /// The delegate is not notified.
  func withUndisplayedView<Result>(
    of attributes: UICollectionViewLayoutAttributes, _ body: (any ElementView) -> Result
  ) -> Result {
    let view = preparedView(for: attributes) ?? requestView(for: attributes)
    let key = reuseKey(of: view, as: attributes.element)
    removeFromOtherElement(view)
    let container = container(of: attributes)
    view.setAttributes(attributes, in: container)
    setState(of: view, at: attributes.element)
    // As a subview, it has the same traits as a displayed view.
    container.addSubview(view)
    defer {
      view.removeFromSuperview()
      resetState(of: view)
      reusePool.store(view, for: key)
    }
    return body(view)
  }

  /// Ends the display of an element, and keeps its view for reuse.
  func endDisplay(of visible: VisibleElement) {
    guard visibleElements.contains(visible) else { return }
    visibleElements.remove(visible.element)
    recycle(visible)
  }

  /// Ends the display of views whose animation has ended.
  func endDisplay(of disappeared: [DisappearingElement]) {
    for element in disappeared { recycle(element.visible, isReusable: element.isReusable) }
  }

  /// Removes all displayed views if their data is outdated.
  func endDisplayIfReloading() {
    guard pendingWork.begin(.reload) else { return }
    pendingWork.require(.elements)
    animations.interrupt()
    for visible in visibleElements.inDrawingOrder { endDisplay(of: visible) }
    endDisplay(of: animations.removeAllDisappearing())
  }

  /// Removes a view, notifies the delegate, and keeps the view for reuse.
  func recycle(_ visible: VisibleElement, isReusable: Bool = true) {
    let view = visible.view
    view.removeFromSuperview()
    interaction.endTouch(on: view)
    if visible.display.isAnnounced { didEndDisplaying(view, as: visible.elementBeforeUpdate) }
    resetState(of: view)
    if isReusable { reusePool.storeEnded(view, for: visible.reuseKey) }
  }

  /// Removes a view from another element, since a view that is dequeued twice displays the later
  /// element only.
  private func removeFromOtherElement(_ view: any ElementView) {
    if let other = view.displayedElement { visibleElements.remove(other) }
  }

  // MARK: State

  /// Applies the state of an item to its cell.
  func setState(of view: any ElementView, at element: ElementID) {
    guard element.category == .cell else { return }
    view.setItemState(
      isSelected: selection.contains(element.indexPath),
      isEditing: isEditing && canEditItem(at: element.indexPath))
    view.elementCell?.setDragState(dragState(at: element.indexPath))
  }

  private func resetState(of view: any ElementView) {
    interaction.layoutInteraction?.cancel(for: view)
    view.resetItemState()
  }

  // MARK: Notifying the delegate

  /// Returns whether a view is announced when it is inserted, and not at the end of the pass.
  private func announcesAtOnce(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let choices = OpenChoices.current
    return !choices.contains(.announcesAfterLayout)
      && (attributes.sizing.isEmpty || choices.contains(.announcesBeforeMeasuring))
  }

  /// Notifies the delegate once that an element is about to be displayed.
  func announceDisplay(of visible: VisibleElement) {
    guard visibleElements.contains(visible), !visible.display.isAnnounced else { return }
    visible.markAsAnnounced()
    willDisplay(visible.view, as: visible.element)
  }

  /// Notifies the delegate that a view is about to be displayed.
  func notifyDelegate(ofDisplayOf view: any ElementView, as element: ElementID) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      guard !(cell is DropGapCell) else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    case (.supplementaryView, let view as UICollectionReusableView):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind,
        at: element.indexPath)
    default: break
    }
  }

  /// Notifies the delegate that a view is no longer displayed.
  func notifyDelegate(ofEndOfDisplayOf view: any ElementView, as element: ElementID) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      guard !(cell is DropGapCell) else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    case (.supplementaryView, let view as UICollectionReusableView):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.indexPath)
    default: break
    }
  }
}

// MARK: Requesting views

extension UICollectionView {
  /// Requests the view of an element: from the data source, or from the layout for a decoration view.
  func requestView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    let view: any ElementView =
      switch attributes.element.category {
      case .cell: requestCell(for: attributes)
      case .supplementaryView: provideSupplementaryView(attributes)
      case .decorationView: makeDecorationView(for: attributes)
      }
    ElementUpdates.record(.displayed, of: view)
    return view
  }

  private func requestCell(for attributes: UICollectionViewLayoutAttributes) -> any ElementView {
    let path = attributes.indexPath
    guard counts.contains(path) else { fatalError(CollectionViewMistake.unknownItem(path)) }
    if let cell = requestInsertedCell(at: path, attributes) { return cell }
    return provideCell(at: dataSourceIndexPath(for: path), attributes)
  }

  /// Requests the cell of an item that a drop has inserted, before the data source has it.
  private func requestInsertedCell(
    at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> (any ElementView)? {
    guard dragAndDrop.inserted.element(at: path) != nil else { return nil }
    let request = ElementRequest(element: .cell(path), attributes: attributes)
    return pendingWork.perform(request) { insertedCell(at: path) }
  }

  /// Requests the cell of an item from the data source.
  func dataSourceCell(
    at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    guard let dataSource else { fatalError(CollectionViewMistake.unknownItem(path)) }
    let request = ElementRequest(element: .cell(path), attributes: attributes)
    let cell = request.perform(in: self) {
      dataSource.collectionView(self, cellForItemAt: path)
    }
    guard let cell, cell.reuseIdentifier != nil else {
      fatalError(CollectionViewMistake.cellNotDequeued)
    }
    cell.didConfigure(at: path, by: dataSource)
    return cell
  }

  /// Requests a supplementary view from the data source.
  func dataSourceSupplementaryView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    let element = attributes.element
    let request = ElementRequest(element: element, attributes: attributes)
    let view = request.perform(in: self) {
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    }
    guard let view, view.reuseIdentifier != nil else {
      fatalError(
        CollectionViewMistake.supplementaryNotDequeued(
          kind: element.kind, indexPath: element.indexPath))
    }
    return view
  }

  private func makeDecorationView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    let kind = attributes.element.kind
    if let view = reusePool.dequeue(.decoration(kind)) {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = layout.decorationClass(ofKind: kind) else {
      fatalError(CollectionViewMistake.decorationNotRegistered(kind: kind))
    }
    return viewClass.make(ReusableViewMaker(frame: attributes.frame, reuseIdentifier: ""))
  }

  /// Configures the displayed cells of items again, using the data source.
  ///
  /// Disappearing cells are discarded: if their item is displayed again, another cell is requested.
  func reconfigure(_ indexPaths: [IndexPath]) {
    animations.discardDisappearing(Set(indexPaths.map { .cell($0) }))
    let paths = Set(indexPaths).sorted()
    reconfigurePrepared(paths)
    let visible = paths.compactMap { visibleElements[.cell($0)] }
    guard OpenChoices.current.contains(.reconfiguresInLayoutPass) else {
      return reconfigure(visible)
    }
    pendingWork.requireReconfiguration(of: visible)
    if !visible.isEmpty { setNeedsLayout() }
  }

  /// Configures displayed cells again that wait for it, as chosen.
  func reconfigureInLayoutPass() {
    let visible = pendingWork.removeReconfigured()
    if !visible.isEmpty { reconfigure(visible) }
  }

  private func reconfigure(_ elements: [VisibleElement]) {
    for visible in elements where visibleElements.contains(visible) {
      let path = visible.element.indexPath
      guard let cell = visible.view.elementCell, reconfigureCell(cell, at: path, visible.attributes)
      else { continue }
      ElementUpdates.record(.reconfigured, of: cell)
      // The content of the cell has changed, and its size may have changed too.
      visibleElements[.cell(path)]?.setMeasurement(nil)
      setNeedsLayout()
    }
  }

  /// Configures a displayed cell again, using the data source; returns `false` if there is none.
  func dataSourceReconfiguration(
    of cell: any ElementCell, at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let dataSource else { return false }
    let request = ElementRequest(element: .cell(path), attributes: attributes, existing: cell)
    let configured = request.perform(in: self) {
      dataSource.collectionView(self, cellForItemAt: path)
    }
    guard let configured, configured === cell else {
      fatalError(UpdateMistake.anotherCellReconfigured(at: path))
    }
    configured.didConfigure(at: path, by: dataSource)
    return true
  }
}
