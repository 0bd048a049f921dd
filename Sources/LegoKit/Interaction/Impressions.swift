import UIKit

/// A handler that is called when the user has seen an item for some time.
struct ImpressionRule {
  /// The share of the cell's area that has to be visible, from 0 to 1.
  let share: CGFloat
  /// The time in seconds for which it has to be visible without interruption.
  let duration: TimeInterval
  /// Reports the impression.
  let handler: @MainActor () -> Void
}

extension LegoItem {
  /// Calls a closure when the user has seen the item for some time, once while the screen exists.
  ///
  /// ```swift
  /// AdItem(ad).onImpression(share: 0.5, for: 1) { [weak self] in self?.report(ad) }
  /// ```
  ///
  /// The time starts again if less of the cell is visible meanwhile. Content below bars, which the
  /// adjusted content insets cover, counts as not visible. The closure is retained while the section
  /// is displayed.
  ///
  /// - Parameters:
  ///   - share: The share of the cell's area that has to be visible, from 0 to 1.
  ///   - duration: The time in seconds.
  ///   - handler: Reports the impression.
  public func onImpression(
    share: CGFloat = 0.5, for duration: TimeInterval = 1,
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.impression(ImpressionRule(share: share, duration: duration, handler: handler)))
  }
}

extension Section {
  /// Calls a closure with each item that the user has seen for some time, once while the screen
  /// exists.
  ///
  /// ```swift
  /// Section(id: "ads", layout: ListLayout()) { ads }
  ///   .onImpression(share: 0.5, for: 1) { [weak self] (ad: AdItem) in self?.report(ad.id) }
  /// ```
  ///
  /// See ``LegoItem/onImpression(share:for:_:)``.
  public func onImpression<Item: TypedItemType>(
    share: CGFloat = 0.5, for duration: TimeInterval = 1,
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingRule { (item: Item) in
      .impression(ImpressionRule(share: share, duration: duration) { handler(item) })
    }
  }
}

/// The items that are visible now and have handlers of impressions.
@MainActor final class ImpressionTracker {
  /// An item and the position of its rule among those of the item.
  private struct Key: Hashable {
    let item: AnyID
    let rule: Int
  }

  private struct Impression {
    let rule: ImpressionRule
    let end: TimeInterval
  }

  private var pending: [Key: Impression] = [:]
  private var reported: Set<Key> = []
  private let timer = DelayedCall()

  /// Begins or ends the time of each item according to what is visible.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - item: Returns the item at an index path with its handlers.
  func update(
    in collectionView: UICollectionView,
    item: (IndexPath) -> (id: AnyID, interaction: ItemInteraction)?
  ) {
    var visible: [Key: Impression] = [:]
    for path in collectionView.indexPathsForVisibleItems {
      guard let item = item(path), let cell = collectionView.cellForItem(at: path) else { continue }
      let share = collectionView.visibleShare(of: cell)
      for (index, rule) in item.interaction.impressionRules.enumerated() where share >= rule.share {
        let key = Key(item: item.id, rule: index)
        let end = pending[key]?.end ?? CACurrentMediaTime() + rule.duration
        visible[key] = Impression(rule: rule, end: end)
      }
    }
    pending = visible.filter { !reported.contains($0.key) }
    schedule()
  }

  private func schedule() {
    guard let end = pending.values.map(\.end).min() else { return timer.cancel() }
    timer.schedule(after: max(0, end - CACurrentMediaTime())) { [weak self] in self?.report() }
  }

  private func report() {
    let now = CACurrentMediaTime() + Self.timeTolerance
    let seen = pending.filter { $0.value.end <= now }
    for key in seen.keys {
      pending[key] = nil
      reported.insert(key)
    }
    for impression in seen.values { impression.rule.handler() }
    schedule()
  }

  /// The tolerance for sums of frame durations, in seconds.
  private static let timeTolerance: TimeInterval = 1e-3
}

extension UICollectionView {
  /// Returns the share of a cell's area that is visible and not covered by bars, from 0 to 1.
  fileprivate func visibleShare(of cell: UICollectionViewCell) -> CGFloat {
    let frame = cell.convert(cell.bounds, to: self)
    let visible = frame.intersection(bounds.inset(by: adjustedContentInset))
    guard frame.width > 0, frame.height > 0, !visible.isNull else { return 0 }
    return visible.width * visible.height / (frame.width * frame.height)
  }
}
