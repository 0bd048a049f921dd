import UIKit

extension CollectionStack {
  /// Displays a change, whose parts are animated together.
  ///
  /// `completion` is called once, when the animation has ended.
  func apply(
    _ change: CollectionChange, elements: ElementProvider, _ display: UpdateReport.Display,
    completion: @escaping @MainActor () -> Void
  ) {
    guard display != .reloaded else { return reload(change, elements, completion: completion) }
    let animated = display == .animated
    let completions = JoinedCompletion(completion)
    collectionView.layOutDisplayedContent()
    elements.beginTransition(change)
    updateSupplementaryViews(change, elements)
    // The data source performs its own batch update, which no other one may contain. The cells have
    // their new frames when it configures them again.
    let snapshot = change.difference.needsSnapshot ? snapshot(of: change) : nil
    if change.needsInvalidation || isDisplayed(change, snapshot) {
      invalidateLayout(animated: animated, completions.add())
    }
    if let snapshot {
      dataSource.apply(snapshot, animatingDifferences: animated, completion: completions.add())
    }
    elements.endTransition()
    completions.end()
  }

  private func reload(
    _ change: CollectionChange, _ elements: ElementProvider,
    completion: @escaping @MainActor () -> Void
  ) {
    elements.beginTransition(change)
    dataSource.applySnapshotUsingReloadData(change.content.snapshot) { completion() }
    elements.endTransition()
  }

  private func invalidateLayout(animated: Bool, _ completion: @escaping () -> Void) {
    let update = {
      collectionView.performBatchUpdates {
        layout.invalidateLayout()
      } completion: { _ in
        completion()
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Returns whether the data source has the order of a change already, since the user has moved the
  /// items: the update then moves none, and the layout has to describe the sections of the new order.
  private func isDisplayed(_ change: CollectionChange, _ snapshot: TokenSnapshot?) -> Bool {
    guard let move = change.difference.moves.first, let snapshot else { return false }
    // Most often the first item that moves is elsewhere still, which spares the comparison of all.
    let path = IndexPath(item: move.target.item, section: move.target.section)
    let token = change.content.sections[path.section].items[path.item]
    guard dataSource.itemIdentifier(for: path) == token else { return false }
    let displayed = dataSource.snapshot()
    return displayed.sectionIdentifiers == snapshot.sectionIdentifiers
      && displayed.sectionIdentifiers.allSatisfy {
        displayed.itemIdentifiers(inSection: $0) == snapshot.itemIdentifiers(inSection: $0)
      }
  }

  private func snapshot(of change: CollectionChange) -> TokenSnapshot {
    var snapshot = SnapshotEdits(change).edited(dataSource.snapshot())
    snapshot.reconfigureItems(change.changedTokens)
    snapshot.reloadSections(change.difference.replacedViews)
    return snapshot
  }

  // The data source cannot reconfigure supplementary views. Those that are prepared and not found
  // here are updated when they are displayed.
  private func updateSupplementaryViews(_ change: CollectionChange, _ elements: ElementProvider) {
    for changed in change.difference.changedViews {
      guard let section = change.content.section(changed.section)?.section,
        let item = section.supplementaryItems[changed.kind],
        let index = dataSource.index(for: changed.section)
      else { continue }
      let path = IndexPath(item: 0, section: index)
      guard let view = collectionView.supplementaryView(forElementKind: changed.kind, at: path)
      else { continue }
      elements.update(view, changed, with: item)
    }
  }
}

/// A completion handler that is called once, when several animations have ended.
@MainActor private final class JoinedCompletion {
  private var completion: (@MainActor () -> Void)?
  private var count = 1

  init(_ completion: @escaping @MainActor () -> Void) {
    self.completion = completion
  }

  /// Returns the completion handler of one more animation.
  func add() -> @MainActor () -> Void {
    count += 1
    return { self.end() }
  }

  /// Ends an animation, or the addition of animations.
  func end() {
    count -= 1
    guard count == 0 else { return }
    completion?()
    completion = nil
  }
}
