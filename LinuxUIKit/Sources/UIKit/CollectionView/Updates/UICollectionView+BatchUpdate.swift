import OrderedDifference

extension UICollectionView {
  /// Collects the changes of a block as one update, and performs it after the outermost block.
  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let isOutermost = pendingWork.batch == nil
    if isOutermost {
      layOutOldData()
      beginBatch()
    }
    if let completion { pendingWork.batch?.addCompletion(completion) }
    updates?()
    if isOutermost { endBatch() }
  }

  // Unverified: that nothing is laid out before such an update, because the data has changed
  // already; inferred from uikit.md, 6.8.
  /// Adds steps to the batch update in progress, or performs them as an update.
  func add(_ steps: [UpdateStep]) {
    if let batch = pendingWork.batch { return batch.add(steps) }
    beginBatch()
    pendingWork.batch?.add(steps)
    endBatch()
  }

  /// Begins to collect an update unless one is being collected; returns whether it begins.
  func beginBatchIfNeeded() -> Bool {
    guard pendingWork.batch == nil else { return false }
    layOutOldData()
    beginBatch()
    return true
  }

  /// Lays out invalidated elements before the data changes (uikit.md, 6.8).
  ///
  /// A view without size displays nothing and has no layout to solve.
  private func layOutOldData() {
    guard pendingWork.needsAny(of: [.preparation, .elements]), !pendingWork.passes.isInProgress,
      !bounds.isEmpty
    else { return }
    if reloadsInsteadOfLayout { reload() }
    layOutElements()
  }

  /// Whether invalid elements are loaded again before an update, as chosen.
  private var reloadsInsteadOfLayout: Bool {
    OpenChoices.current.contains(.reloadsInvalidLayouts) && pendingWork.needs(.preparation)
      && data.counts != nil
  }

  /// Begins a batch update of the current data.
  private func beginBatch() {
    // A reload is not animated.
    let isReloading = pendingWork.needs(.reload)
    endDisplayIfReloading()
    // Unverified: that an item that is being moved returns to its index path first; inferred from
    // uikit.md, 6.13.
    // The animation of a drop begins where the drag has moved the items.
    let animationOfDrop = isReloading || !isShifted ? nil : makeUpdateAnimation()
    removeShiftsBeforeUpdate()
    let animation = isReloading ? nil : animationOfDrop ?? makeUpdateAnimation()
    pendingWork.beginBatch(BatchUpdate(before: counts, animation: animation))
  }

  /// Performs the collected update.
  func endBatch() {
    guard let update = pendingWork.removeBatch() else { return }
    let passes = pendingWork.passes
    let animation = pendingWork.needs(.reload) ? nil : update.animation
    for completion in update.completions {
      if let animation {
        animation.addCompletion(completion)
      } else {
        passes.addCompletion { DeferredCompletions.call { completion(true) } }
      }
    }
    let trace = UpdateTrace.begin()
    passes.perform {
      if pendingWork.needs(.reload) {
        if let new = update.layout, new !== layout { replaceLayout(with: new, animation: nil) }
        layOutElements()
      } else {
        perform(update)
      }
    }
    trace?.end(update, in: self)
    passes.runCompletions()
  }

  /// Performs a batch update; the steps are those of uikit.md, 6.8 and 6.9.
  private func perform(_ update: BatchUpdate) {
    guard !update.onlyReconfigures else { return performReconfiguration(update) }
    // 1. Query the counts, and check that the steps match them.
    let after = dataSourceCounts()
    let map = checkedMap(of: update, after)
    data.setCounts(after)
    dragAndDrop.source.apply(map)
    let new = update.layout.flatMap { $0 === layout ? nil : $0 }
    let transition = new.map { LayoutTransition(from: layout, to: $0, views: displayedViews) }
    transition?.begin()
    if let transition { update.animation?.addFirstCompletion { _ in transition.end() } }
    perform(update.animation) {
      if let new { installLayout(new) }
      apply(update.steps, map, reconfiguring: update.reconfigured)
    } finalize: {
      layout.finalizeCollectionViewUpdates()
      transition?.finalize()
    }
    if update.animation == nil { transition?.end() }
  }

  /// Configures displayed cells again, and animates the changes of their sizes.
  ///
  /// The counts are not queried, and the layout is not invalidated (uikit.md, 6.8).
  private func performReconfiguration(_ update: BatchUpdate) {
    perform(update.animation) {
      prepareUntilSettled()
      scrollToTargetOffset()
      reconfigure(update.reconfigured)
      layOutElements()
    } finalize: {
    }
  }

  /// Moves an item without the data source, as an update without animation.
  func applyMove(_ step: UpdateStep) {
    let steps = [step]
    apply(steps, UpdateMap(UpdateSteps(steps)), reconfiguring: [])
    layout.finalizeCollectionViewUpdates()
  }

  /// Applies the steps of an update whose new counts are known; steps 2 to 5.
  private func apply(
    _ steps: [UpdateStep], _ map: UpdateMap, reconfiguring reconfigured: [IndexPath]
  ) {
    // 2. Move selection and views with their items.
    layout.invalidateLayout(with: layout.makeContext(.dataSourceCounts))
    layout.apply(map)
    apply(map)
    // 3. Prepare the layout, and notify it of the update.
    prepareLayoutIfNeeded()
    notifyLayout(of: steps, map)
    applyAdditionalChanges()
    prepareUntilSettled()
    // 4. Move to the target content offset.
    scrollToTargetOffset()
    // 5. Configure cells that stay, and display those that appear.
    reconfigure(reconfigured)
    layOutElements()
    endUpdateOfVisibleElements()
  }

  private func checkedMap(of update: BatchUpdate, _ after: SectionCounts) -> UpdateMap {
    let check = UpdateCheck(
      before: update.before, after: after, steps: update.steps, view: descriptionInMessages,
      subject: updateSubject)
    switch check.outcome() {
    case .right(let map): return map
    case .wrong(let mistake): fatalError(mistake)
    }
  }

  private func apply(_ map: UpdateMap) {
    pendingWork.passes.endElementPass()
    let removed = visibleElements.apply(map)
    updatePreparedElements(map)
    selection.apply(map)
    data.apply(map)
    focus.apply(map, counts)
    animations.recording?.apply(map)
    animations.apply(map)
    if let animation = animations.recording {
      for visible in removed { addDisappearing(visible, current: nil, with: animation) }
    }
    let scrollers = visibleElements.scrollers.apply(map)
    for scroller in scrollers { scroller.removeFromSuperview() }
    if animations.recording == nil {
      for visible in removed { recycle(visible) }
    }
  }

  private func endUpdateOfVisibleElements() {
    for visible in visibleElements.inDrawingOrder {
      visible.endUpdate()
      visible.view.indexPathsDidChange()
    }
  }

  // The objects are created only for subclasses that can read them.
  private func notifyLayout(of steps: [UpdateStep], _ map: UpdateMap) {
    let items = layout.readsUpdates ? steps.map { UICollectionViewUpdateItem($0, map) } : []
    layout.prepare(forCollectionViewUpdates: items)
  }
}
