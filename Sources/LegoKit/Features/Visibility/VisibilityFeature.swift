import UIKit

// Unverified: that UIKit lays out the collection view for each step of a section that scrolls
// orthogonally; inferred from compositional-layout.md, 5.1.
/// The handlers of impressions and of the visible shares of items.
///
/// They are measured after each layout pass, and when the time of an impression ends. While views
/// cover a part of the collection view, whose removal causes no layout pass, they are measured
/// periodically.
@MainActor final class VisibilityFeature: Feature {
  static let traits: [any Trait.Type] = [
    TraitList<ImpressionRule>.self, TraitList<ShareHandler>.self,
  ]

  private weak var screen: (any DisplayedScreen)?
  private let impressions = ImpressionTracker()
  private let shares = ShareTracker()
  private let timer = DelayedCall()

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func layoutDidEnd() {
    measure()
  }

  private func measure() {
    guard let screen, let collectionView = screen.collectionView else { return }
    let area = VisibleArea(of: collectionView)
    let items = collectionView.indexPathsForVisibleItems.sorted().compactMap {
      observedItem(at: $0, in: area, of: collectionView)
    }
    let end = impressions.update(items)
    shares.update(items)
    let next = min(
      end ?? .infinity, area.isCovered && !items.isEmpty ? Self.coverCheckInterval : .infinity)
    guard next < .infinity else { return timer.cancel() }
    timer.schedule(after: next) { [weak self] in self?.measure() }
  }

  private func observedItem(
    at path: IndexPath, in area: VisibleArea, of collectionView: UICollectionView
  ) -> ObservedItem? {
    guard let screen, let item = screen.item(at: path), let traits = screen.traits(at: path) else {
      return nil
    }
    let (rules, handlers) = (traits.all(ImpressionRule.self), traits.all(ShareHandler.self))
    guard !rules.isEmpty || !handlers.isEmpty, let cell = collectionView.cellForItem(at: path)
    else { return nil }
    return ObservedItem(
      id: item.id, rules: rules, handlers: handlers, share: area.share(of: cell))
  }

  /// The time after which a covered collection view is measured again, in seconds.
  private static let coverCheckInterval: TimeInterval = 0.25
}

/// A displayed item with the part of it that the user sees.
struct ObservedItem {
  let id: AnyID
  let rules: [ImpressionRule]
  let handlers: [ShareHandler]
  /// The share of the cell's area that is visible, from 0 to 1.
  let share: CGFloat
}

/// The items that are visible now and have handlers of impressions.
@MainActor final class ImpressionTracker {
  /// An item and the position of its rule among those of the item.
  private struct Key: Hashable {
    let item: AnyID
    let rule: Int
  }

  private var ends: [Key: TimeInterval] = [:]
  private var reported: Set<Key> = []

  /// Begins or ends the time of each item, and reports those that have been visible long enough;
  /// returns the seconds until the next impression, or `nil` if none is expected.
  func update(_ items: [ObservedItem]) -> TimeInterval? {
    let now = CACurrentMediaTime()
    var pending: [Key: TimeInterval] = [:]
    var seen: [ImpressionRule] = []
    for item in items {
      for (index, rule) in item.rules.enumerated() {
        let key = Key(item: item.id, rule: index)
        guard item.share >= rule.share, item.share > 0, !reported.contains(key) else { continue }
        let end = ends[key] ?? now + rule.duration
        if end <= now + Self.timeTolerance {
          reported.insert(key)
          seen.append(rule)
        } else {
          pending[key] = end
        }
      }
    }
    ends = pending
    for rule in seen { rule.handler() }
    return ends.values.min().map { max(0, $0 - now) }
  }

  /// The tolerance for sums of frame durations, in seconds.
  private static let timeTolerance: TimeInterval = 1e-3
}

/// The visible shares of items as they were reported.
@MainActor final class ShareTracker {
  private var reported: [AnyID: ObservedItem] = [:]

  /// Reports the shares that have changed, and 0 for items that are no longer displayed.
  func update(_ items: [ObservedItem]) {
    let items = items.filter { !$0.handlers.isEmpty }
    guard !items.isEmpty || !reported.isEmpty else { return }
    let before = reported
    reported = Dictionary(
      items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (id, known) in before where reported[id] == nil && known.share != 0 {
      for handler in known.handlers { handler.report(0) }
    }
    for item in items where before[item.id]?.share ?? 0 != item.share {
      for handler in item.handlers { handler.report(item.share) }
    }
  }
}
