import UIKit

/// A report on one update of a screen: what has changed, why, and how long it took.
///
/// ```swift
/// renderer.onUpdate = { report in print(report) }
/// ```
///
/// Ids are collected when a property is read, so a report costs little unless it is used. A report
/// retains the items before and after the update.
@MainActor public struct UpdateReport {
  /// The reason for an update.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The first content of the screen.
    case firstContent
    /// State that the description has read has changed; the names of the properties, as far as
    /// they are known.
    case state([String])
    /// A description was applied.
    case applied

    /// The reason in words.
    public var description: String {
      switch self {
      case .firstContent: "first content"
      case .state(let names): "state" + (names.isEmpty ? "" : ": \(names.joined(separator: ", "))")
      case .applied: "applied"
      }
    }
  }

  /// The way in which an update was displayed.
  public enum Display: Hashable, Sendable {
    /// The changes were animated.
    case animated
    /// The changes were displayed at once.
    case plain
    /// All cells were made again, since the changes would have taken too long.
    case reloaded
  }

  /// The times of the parts of an update.
  ///
  /// They are measured with `CACurrentMediaTime()`. On Apple's platforms, each part is an interval
  /// in Instruments as well: subsystem “LegoKit”, category “Updates”.
  public struct Durations: Hashable, Sendable {
    /// The comparison of the description with the displayed one.
    public internal(set) var comparison: Duration = .zero
    /// The measuring of changed items.
    public internal(set) var measuring: Duration = .zero
    /// The update of the collection view, up to the start of its animation.
    public internal(set) var display: Duration = .zero
  }

  /// The reason for the update.
  public let reason: Reason
  /// The way in which the changes were displayed.
  public let display: Display
  /// The time limit or the setting that led to another way than the one that was asked for, as a
  /// sentence; `nil` if there was no reason to.
  public let fallback: String?
  /// The number of items that later parts of the update will insert; 0 for an update that is
  /// displayed at once, and for the last part.
  ///
  /// See ``UpdateBudget/part``.
  public let remainingInsertions: Int
  /// The times of its parts.
  public let durations: Durations
  /// The time at which the changes were displayed, by `CACurrentMediaTime()`.
  let endTime: Double
  let change: CollectionChange

  init(
    reason: Reason, display: Display, fallback: String?, durations: Durations,
    remainingInsertions: Int = 0, change: CollectionChange
  ) {
    self.remainingInsertions = remainingInsertions
    (self.reason, self.display, self.fallback) = (reason, display, fallback)
    (self.durations, self.change) = (durations, change)
    endTime = CACurrentMediaTime()
  }
}

extension UpdateReport {
  /// Writes a line to standard error, on the Linux UIKit.
  func trace() {
    let changes = changes.map { "\($0)" }.joined(separator: "; ")
    UpdateInspection.trace(
      "\(reason): \(changes.isEmpty ? "no changes" : changes), \(display)",
      times: [
        ("compared", durations.comparison), ("measured", durations.measuring),
        ("displayed", durations.display),
      ])
  }
}

// MARK: Changes

extension UpdateReport {
  /// The ids of the items that were inserted, from top to bottom.
  public var inserted: [AnyID] {
    ChangedParts(of: change).inserted().map { id(at: $0, in: change.content) }
  }

  /// The ids of the items that were deleted, from top to bottom.
  public var deleted: [AnyID] {
    ChangedParts(of: change).deleted().map { id(at: $0, in: change.displayed) }
  }

  /// The ids of the items that have moved among the others or have come from another section, from top to
  /// bottom; as few as possible.
  public var moved: [AnyID] {
    guard change.difference.changesOrder else { return [] }
    return ChangedParts(of: change).moved.map { id(at: $0, in: change.content) }
  }

  /// The ids of the items whose cells were updated because their content has changed, from top to
  /// bottom.
  public var reconfigured: [AnyID] {
    change.difference.changedItems.sorted { ($0.section, $0.item) < ($1.section, $1.item) }
      .map { id(at: $0, in: change.content) }
  }

  /// The ids of the sections that were inserted.
  public var insertedSections: [AnyHashable] {
    change.content.sectionIDs(missingIn: change.displayed)
  }

  /// The ids of the sections that were deleted.
  public var deletedSections: [AnyHashable] {
    change.displayed.sectionIDs(missingIn: change.content)
  }

  /// Whether nothing has changed: no item, no section, no layout.
  public var isEmpty: Bool {
    !change.difference.needsSnapshot && !change.invalidatesLayout
  }

  private func id(at location: ItemLocation, in content: IndexedContent) -> AnyID {
    content.sections[location.section].section.items.identity(at: location.item)
  }
}

extension UpdateReport: CustomStringConvertible {
  /// The report in lines: the reason, each kind of change with its first ids, and the times.
  ///
  /// The ids belong to the main actor: on another thread the description has the reason only.
  public nonisolated var description: String {
    guard MainActorQueue.isCurrent else { return title }
    return MainActor.assumeIsolated { text }
  }

  private nonisolated var title: String { "Update (\(reason))" }

  private var text: String {
    let changes = [
      ("inserted", inserted.map { "\($0)" }), ("deleted", deleted.map { "\($0)" }),
      ("moved", moved.map { "\($0)" }), ("reconfigured", reconfigured.map { "\($0)" }),
      ("inserted sections", insertedSections.map { "\($0)" }),
      ("deleted sections", deletedSections.map { "\($0)" }),
    ]
    let lines = changes.filter { !$0.1.isEmpty }.map { name, ids in
      let first = ids.prefix(5).joined(separator: ", ")
      return "  \(name) \(ids.count): \(first)\(ids.count > 5 ? ", …" : "")"
    }
    let times = """
        compared in \(durations.comparison), measured in \(durations.measuring), displayed in \
      \(durations.display), \(display)
      """
    let all = [title] + lines + [times] + (fallback.map { ["  \($0)"] } ?? [])
    return all.joined(separator: "\n")
  }
}
