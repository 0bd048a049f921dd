import Foundation
import OrderedDifference

/// The items whose data is being prefetched (uikit.md, 6.4).
///
/// Call `step` at every step of a scroll:
///
/// ```swift
/// let step = plan.step(to: bounds, visible: visibleItems) { strip in itemsThatTouch(strip) }
/// fetch(step.fetched)
/// stop(step.cancelled)
/// ```
///
/// The items that are visible initially are not prefetched. After that, an item is prefetched once
/// when it is less than a screen ahead, and again only after it was visible or canceled. The cost
/// of a step depends on the visible items and those ahead, and not on the size of the data.
struct PrefetchPlan: Sendable {
  /// The items that are being prefetched.
  private(set) var awaited = Set<ItemPosition>()
  private var visibleBounds: CGRect?
  private var heading: PrefetchHeading?

  /// Creates a plan for content that has not scrolled.
  init() {}

  /// An item ahead, and its frame in points of the content.
  struct Candidate: Sendable {
    let item: ItemPosition
    let frame: CGRect

    /// Creates a candidate.
    init(_ item: ItemPosition, frame: CGRect) {
      self.item = item
      self.frame = frame
    }
  }

  /// The outcome of one step of a scroll.
  struct Step: Equatable, Sendable {
    /// The items to prefetch, nearest first.
    var fetched: [ItemPosition] = []
    /// The items whose data is no longer needed, in ascending order.
    var cancelled: [ItemPosition] = []

    /// Creates a step that changes nothing.
    init() {}
  }

  /// Updates the plan for new visible bounds.
  ///
  /// - Parameters:
  ///   - bounds: The visible bounds.
  ///   - visible: The visible items.
  ///   - candidates: Returns the items that overlap a rectangle; not called before the first
  ///     scroll.
  /// - Returns: The items to prefetch, and those to cancel.
  mutating func step(
    to bounds: CGRect, visible: Set<ItemPosition>, candidates: (CGRect) -> [Candidate]
  ) -> Step {
    // 1. Remove visible items, which need no prefetching.
    awaited.subtract(visible)
    // 2. Determine the direction of the scroll, which the first step does not have.
    updateHeading(for: bounds)
    guard let heading else { return Step() }
    // 3. Find the items one screen ahead, nearest first.
    let ahead = candidates(heading.strip(aheadOf: bounds))
      .filter { !visible.contains($0.item) }
      .map { (distance: heading.distance(of: $0.frame, from: bounds), item: $0.item) }
      .sorted { ($0.distance, $0.item) < ($1.distance, $1.item) }
      .map(\.item)
    // 4. Prefetch the new items, and cancel those that are no longer ahead.
    return replaceAwaited(with: ahead)
  }

  /// Moves the items to their positions after an update; those without one are removed.
  mutating func apply(_ newPosition: (ItemPosition) -> ItemPosition?) {
    awaited = Set(awaited.compactMap(newPosition))
  }

  /// Removes all items and the direction; returns the items that were being prefetched.
  mutating func reset() -> [ItemPosition] {
    defer { self = PrefetchPlan() }
    return awaited.sorted()
  }

  private mutating func updateHeading(for bounds: CGRect) {
    if let visibleBounds, let turned = PrefetchHeading(from: visibleBounds, to: bounds) {
      heading = turned
    }
    visibleBounds = bounds
  }

  private mutating func replaceAwaited(with ahead: [ItemPosition]) -> Step {
    var step = Step()
    step.fetched = ahead.filter { !awaited.contains($0) }
    let known = Set(ahead)
    step.cancelled = awaited.subtracting(known).sorted()
    awaited = known
    return step
  }
}
