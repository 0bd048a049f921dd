import UIKit

extension LegoRenderer {
  /// Brings one description on show.
  func make(_ update: PendingUpdate, on stage: CollectionStack) {
    // 1. Give the identities their tokens and report what is wrong with them.
    let indexed = indexer.index(update.lego, after: shown)
    report(indexed.mistakes)
    // 2. Compare with what is on show.
    let difference = ContentDifference(from: shown, to: indexed.content)
    // 3. From here on, look-ups find the new content; what is leaving can still be found.
    outgoing = shown
    shown = indexed.content
    let isResized = refreshMeasures(difference)
    // 4. Let the data source play the difference, headers and layout follow.
    play(difference, update, on: stage)
    outgoing = nil
    refreshHeaders(difference.changedHeaders, on: stage)
    if isResized || difference.needsLayout { layOutAnew(stage, animated: update.animates) }
  }

  // A batch without changes makes cells glide to where the new layout has them.
  private func layOutAnew(_ stage: CollectionStack, animated: Bool) {
    guard animated else { return stage.layout.invalidateLayout() }
    stage.collectionView.performBatchUpdates { stage.layout.invalidateLayout() }
  }

  private func play(
    _ difference: ContentDifference, _ update: PendingUpdate, on stage: CollectionStack
  ) {
    guard difference.needsSnapshot else { return update.ticket.finish(.applied) }
    var snapshot = shown.snapshot
    snapshot.reconfigureItems(difference.changedItems)
    snapshot.reloadSections(difference.replacedHeaders)
    stage.dataSource.apply(snapshot, animatingDifferences: update.animates) {
      update.ticket.finish(.applied)
    }
  }

  private func refreshMeasures(_ difference: ContentDifference) -> Bool {
    if difference.isReordered { measures.keep { shown.item($0) != nil } }
    return difference.changedItems.reduce(false) { isResized, token in
      guard let item = shown.item(token) else { return isResized }
      return measures.refresh(item, token: token) || isResized
    }
  }

  private func refreshHeaders(_ tokens: [SectionToken], on stage: CollectionStack) {
    for token in tokens {
      guard let header = shown.section(token)?.section.header,
        let index = stage.dataSource.index(for: token)
      else { continue }
      let view = stage.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: index))
      if let view { header.fill(view) }
    }
  }

  private func report(_ mistakes: [any LegoMistake]) {
    for mistake in mistakes where reportedMistakes.insert(mistake.description).inserted {
      print("LegoKit: \(mistake)")
      mistakeHandler?(mistake)
    }
  }
}

extension ContentDifference {
  /// Whether the data source has something to do.
  var needsSnapshot: Bool {
    isReordered || !changedItems.isEmpty || !replacedHeaders.isEmpty
  }

  /// Whether the layout has to ask the sections again, although items stay where they are.
  var needsLayout: Bool {
    isLaidOutAnew || !changedHeaders.isEmpty || !replacedHeaders.isEmpty
  }
}
