import UIKit

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
