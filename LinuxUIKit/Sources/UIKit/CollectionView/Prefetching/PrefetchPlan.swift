import Foundation
import OrderedDifference

/// Decides whose data is to be fetched before it is seen, and whose is not needed any more
/// (uikit.md 6.4).
///
/// Give it every step of a scroll:
///
/// ```swift
/// let step = plan.step(to: bounds, shown: visibleItems) { strip in itemsThatTouch(strip) }
/// fetch(step.fetched)
/// stop(step.cancelled)
/// ```
///
/// What is first on the screen is not fetched ahead. From then on an item is named once when it is
/// less than a screen ahead, and again only after it was shown or canceled. A step costs what is
/// shown and what is ahead, whatever the size of the data.
struct PrefetchPlan: Sendable {
  /// The items that were named and are neither shown nor canceled yet.
  private(set) var awaited = Set<ItemPosition>()
  private var visible: CGRect?
  private var heading: PrefetchHeading?

  /// A plan for what nobody has scrolled yet.
  init() {}

  /// An item ahead, and its frame in points of the content.
  struct Candidate: Sendable {
    let item: ItemPosition
    let frame: CGRect

    /// An item with that frame.
    init(_ item: ItemPosition, frame: CGRect) {
      self.item = item
      self.frame = frame
    }
  }

  /// What one step of a scroll makes of the plan.
  struct Step: Equatable, Sendable {
    /// The items whose data is to be fetched, nearest first.
    var fetched: [ItemPosition] = []
    /// The items whose data is not needed any more, in their order.
    var cancelled: [ItemPosition] = []

    /// A step that changes nothing.
    init() {}
  }

  /// Takes note of what is on the screen now.
  ///
  /// - Parameters:
  ///   - bounds: The visible rectangle.
  ///   - shown: The items on the screen.
  ///   - candidates: Finds the items that touch a rectangle; not called before anything moved.
  /// - Returns: What to ask for, and what is not needed any more.
  mutating func step(
    to bounds: CGRect, shown: Set<ItemPosition>, candidates: (CGRect) -> [Candidate]
  ) -> Step {
    // 1. What is shown is not awaited any more.
    awaited.subtract(shown)
    // 2. Find out where the scroll is going; at first it goes nowhere.
    turn(to: bounds)
    guard let heading else { return Step() }
    // 3. Look one screen ahead, nearest first.
    let ahead = candidates(heading.strip(aheadOf: bounds))
      .filter { !shown.contains($0.item) }
      .map { (distance: heading.distance(of: $0.frame, from: bounds), item: $0.item) }
      .sorted { ($0.distance, $0.item) < ($1.distance, $1.item) }
      .map(\.item)
    // 4. Name what is new there, and give up what is not there any more.
    return expect(ahead)
  }

  /// Lets what is awaited follow its items in an update; those without a place are forgotten.
  mutating func follow(_ place: (ItemPosition) -> ItemPosition?) {
    awaited = Set(awaited.compactMap(place))
  }

  /// Gives up everything that is awaited, and starts anew; returns what was given up, in its order.
  mutating func reset() -> [ItemPosition] {
    defer { self = PrefetchPlan() }
    return awaited.sorted()
  }

  private mutating func turn(to bounds: CGRect) {
    if let visible, let turned = PrefetchHeading(from: visible, to: bounds) { heading = turned }
    visible = bounds
  }

  private mutating func expect(_ ahead: [ItemPosition]) -> Step {
    var step = Step()
    step.fetched = ahead.filter { !awaited.contains($0) }
    let known = Set(ahead)
    step.cancelled = awaited.subtracting(known).sorted()
    awaited = known
    return step
  }
}
