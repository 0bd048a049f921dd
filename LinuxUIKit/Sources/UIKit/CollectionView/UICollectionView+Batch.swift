import OrderedDifference

extension UICollectionView {
  func performAsOne(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let isOutermost = batch == nil
    if isOutermost {
      layOutOldData()
      openBatch()
    }
    if let completion { batch?.completions.append(completion) }
    updates?()
    if isOutermost { closeBatch() }
  }

  /// Adds steps to the update that is being collected; without one they are an update themselves.
  ///
  /// [guess 6.8] Then nothing is laid out before: the data has changed already.
  func add(_ steps: [UpdateStep]) {
    guard batch == nil else {
      batch?.steps += steps
      return
    }
    openBatch()
    batch?.steps = steps
    closeBatch()
  }

  /// Lays out what is due while the data is still the old one (uikit.md 6.8).
  ///
  /// A view without size has nothing to show, and its layout nothing to solve for.
  private func layOutOldData() {
    guard due.prepare || due.tile, due.passDepth == 0, !bounds.isEmpty else { return }
    layOutElements()
  }

  /// Begins to collect an update.
  ///
  /// What was to be reloaded starts from the data as it is now.
  private func openBatch() {
    // What is loaded anew comes without a movement.
    let isReloading = due.reload
    endAllIfReloading()
    // [guess 6.13] Data that changes under a lifted item puts it back first.
    cancelMovement()
    let stage = isReloading ? nil : makeStage()
    batch = BatchUpdate(before: counts, stage: stage)
  }

  /// Plays the collected update.
  private func closeBatch() {
    guard let update = batch else { return }
    batch = nil
    let stage = due.reload ? nil : update.stage
    stage?.completions = update.completions
    if stage == nil {
      for end in update.completions { due.completions.append { end(true) } }
    }
    due.passDepth += 1
    if due.reload { layOutElements() } else { play(update) }
    due.passDepth -= 1
    callCompletions()
  }

  /// The steps are those of uikit.md 6.8 and 6.9.
  private func play(_ update: BatchUpdate) {
    // 1. Count again, and check that the update explains the counts.
    let after = askedCounts()
    let map = checkedMap(of: update, after)
    knownCounts = after
    rearrange(update.steps, map, reconfiguring: update.reconfigured, from: update.stage)
  }

  /// Shows what the known counts are after `steps`, steps 2 to 5 of an update, as a movement from
  /// `stage` if there is one; `map` says where the steps bring everything.
  func rearrange(
    _ steps: [UpdateStep], _ map: UpdateMap, reconfiguring reconfigured: [IndexPath],
    from stage: UpdateAnimation? = nil
  ) {
    show(stage) {
      change(steps, map, reconfiguring: reconfigured)
    } finalize: {
      layout.finalizeCollectionViewUpdates()
    }
  }

  private func change(
    _ steps: [UpdateStep], _ map: UpdateMap, reconfiguring reconfigured: [IndexPath]
  ) {
    // 2. Let selection and views follow their items.
    layout.invalidateLayout(with: layout.makeContext(.dataSourceCounts))
    layout.follow(map)
    follow(map)
    // 3. Prepare the layout and tell it of the update.
    prepareLayoutIfDue()
    tellLayout(of: steps, map)
    askForExtraPaths()
    prepareUntilSettled()
    // 4. Move to where the content comes to rest.
    moveToTarget()
    // 5. Fill anew what stays, and show what comes.
    reconfigure(reconfigured)
    layOutElements()
    forgetOldPaths()
  }

  private func checkedMap(of update: BatchUpdate, _ after: SectionCounts) -> UpdateMap {
    let check = UpdateCheck(
      before: update.before, after: after, steps: update.steps, view: description)
    switch check.outcome() {
    case .right(let map): return map
    case .wrong(let mistake): fatalError(mistake)
    }
  }

  private func follow(_ map: UpdateMap) {
    let (before, order) = (shown, drawingOrder)
    var gone: [(ElementID, VisibleElement)] = []
    shown = [:]
    drawingOrder = []
    due.tileNumber += 1
    for element in order {
      guard var stays = before[element] else { continue }
      let followsItem = stays.attributes.followsItem
      guard let after = map.element(element, followsItem: followsItem) else {
        gone.append((element, stays))
        continue
      }
      stays.pathBeforeUpdate = element.indexPath
      stays.view.shownElement = after
      shown[after] = stays
      drawingOrder.append(after)
    }
    selection = Set(selection.compactMap(map.unreloadedItem))
    scrollTarget = scrollTarget.flatMap(map.item)
    prefetchPlan.follow { map.item(IndexPath($0)).map(ItemPosition.init) }
    stage?.follow(map)
    followLeaving(map)
    if let stage {
      for (element, view) in gone { leave(view, from: element, now: nil, with: stage) }
      gone = []
    }
    scrollers.follow(map)
    for (element, view) in gone { retire(view, from: element) }
  }

  private func forgetOldPaths() {
    for element in drawingOrder {
      shown[element]?.pathBeforeUpdate = nil
      // What a row draws depends on its place in its section.
      (shown[element]?.view as? UICollectionViewListCell)?.setNeedsLayout()
    }
  }

  // An object for each step is not made for layouts of ours, which don't look at them.
  private func tellLayout(of steps: [UpdateStep], _ map: UpdateMap) {
    let items = layout.readsUpdates ? steps.map { UICollectionViewUpdateItem($0, map) } : []
    layout.prepare(forCollectionViewUpdates: items)
  }
}
