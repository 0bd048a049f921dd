/// The time that updates may take before they are displayed in a simpler way.
///
/// The time of an update is predicted from the number of its changes and the time that changes
/// have taken before on this screen. An animated update above its limit is displayed without
/// animation, and one above the limit for that makes all cells again. ``UpdateReport/fallback``
/// says so. With a limit for parts, an update that inserts many items is displayed in parts instead
/// of making all cells again. While a field in the collection view is edited, or a hardware keyboard or a remote has
/// its focus there, cells are never made again, since that would move the focus.
public struct UpdateBudget: Hashable, Sendable {
  /// The limit of an animated update.
  public var animated: Duration
  /// The limit of an update without animation.
  public var plain: Duration
  /// The time of one part of an update above the limit ``plain`` that inserts items; `nil` displays
  /// no update in parts.
  ///
  /// Deletions, movements, changes and the first insertions from the top are one part, and the next
  /// insertions one for each frame. The update ends with its last part. A later update that comes
  /// between the parts takes their place. Each part is reported; ``UpdateReport/remainingInsertions``
  /// is the number of items that are missing after it.
  public var part: Duration?

  /// Creates a budget; the defaults are 100 and 500 milliseconds, and no parts.
  public init(
    animated: Duration = .milliseconds(100), plain: Duration = .milliseconds(500),
    part: Duration? = nil
  ) {
    (self.animated, self.plain, self.part) = (animated, plain, part)
  }

  /// A budget that never displays an update in a simpler way.
  public static let unlimited = UpdateBudget(animated: .seconds(86_400), plain: .seconds(86_400))
}

/// A prediction of the time of updates from the times of the last ones.
struct UpdateCost {
  /// The way to display an update, and the reason if it is not the one that was asked for.
  typealias Plan = (display: UpdateReport.Display, fallback: String?)

  private var timePerChange: [UpdateReport.Display: Duration] = [:]

  /// The reason for an update without animation.
  static let reducedMotion = "Reduce Motion is on, so the update is plain."
  /// The reason for an update that is displayed with the existing cells.
  static let focus = "A reload would move the focus, so the update is plain."

  /// Returns the simplest way that the budget asks for, and a sentence if it is not `display`.
  func display(
    _ display: UpdateReport.Display, changes: Int, budget: UpdateBudget
  ) -> Plan {
    if display == .animated, let time = prediction(.animated, changes), time > budget.animated {
      let next = self.display(.plain, changes: changes, budget: budget).display
      return (next, sentence(changes, time, budget.animated, next))
    }
    if display == .plain, let time = prediction(.plain, changes), time > budget.plain {
      return (.reloaded, sentence(changes, time, budget.plain, .reloaded))
    }
    return (display, nil)
  }

  /// Returns the number of insertions for one part of an update, or `nil` if it is displayed at
  /// once.
  func partLength(insertions: Int, budget: UpdateBudget) -> Int? {
    guard let limit = budget.part, insertions > Self.fewestChanges,
      let time = timePerChange[.plain] ?? timePerChange[.animated], time > .zero,
      time * insertions > budget.plain
    else { return nil }
    let length = max(Self.fewestChanges, Int(limit / time))
    return length < insertions ? length : nil
  }

  /// Returns the reason for an update in parts.
  static func parts(_ length: Int, of insertions: Int, limit: Duration) -> String {
    "\(insertions) insertions would take more than \(limit), so \(length) of them are displayed."
  }

  /// Records the time of an update.
  mutating func record(_ time: Duration, changes: Int, _ display: UpdateReport.Display) {
    // Updates of a few changes cost what they cost without any.
    guard changes >= Self.fewestChanges else { return }
    let measured = time / changes
    let known = timePerChange[display] ?? measured
    timePerChange[display] = (known + measured) / 2
  }

  private static var fewestChanges: Int { 50 }

  private func prediction(_ display: UpdateReport.Display, _ changes: Int) -> Duration? {
    guard changes >= Self.fewestChanges else { return nil }
    return timePerChange[display].map { $0 * changes }
  }

  private func sentence(
    _ changes: Int, _ time: Duration, _ limit: Duration, _ display: UpdateReport.Display
  ) -> String {
    "\(changes) changes would take about \(time) of \(limit), so the update is \(display)."
  }
}
