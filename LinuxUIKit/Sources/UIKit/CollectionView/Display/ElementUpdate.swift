/// The last update of a cell or supplementary view: what happened, why and when.
package struct ElementUpdate: Equatable, Sendable {
  /// The kinds of updates.
  package enum Kind: String, Sendable {
    /// The view was requested from the data source, and dequeued, for an element that became visible.
    case displayed
    /// The displayed view was configured again.
    case reconfigured
  }

  /// The kind of update.
  package let kind: Kind
  /// The cause in words, such as `state: songs`; `nil` if it isn't known.
  package let cause: String?
  /// The time in seconds, by the frame clock.
  package let time: TimeInterval

  /// Returns the update in words, such as `reconfigured 0.25 s ago, state: songs`.
  package func description(at now: TimeInterval) -> String {
    let age = String(format: "%.2f", max(0, now - time))
    return "\(kind.rawValue) \(age) s ago" + (cause.map { ", \($0)" } ?? "")
  }
}

/// The last updates of displayed cells and supplementary views, while they are recorded.
///
/// Recording begins with the first window or tool that displays updates; until then an update costs
/// one comparison. Views are not retained.
@MainActor package enum ElementUpdates {
  private struct Entry {
    weak var view: UIView?
    var update: ElementUpdate
  }

  /// Whether updates are recorded.
  package private(set) static var isRecording = false
  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var causes: [ObjectIdentifier: String] = [:]
  private static var capacity = 256

  /// Records updates from now on, or forgets and ignores them.
  package static func setRecording(_ records: Bool) {
    isRecording = records
    guard !records else { return }
    (entries, causes) = ([:], [:])
  }

  /// Sets the cause of the update of a view that is in progress.
  package static func setCause(_ cause: String, of view: UIView) {
    guard isRecording else { return }
    causes[ObjectIdentifier(view)] = cause
  }

  /// Records an update of a view, with the cause that was set in it.
  package static func record(_ kind: ElementUpdate.Kind, of view: UIView) {
    guard isRecording else { return }
    let key = ObjectIdentifier(view)
    let update = ElementUpdate(
      kind: kind, cause: causes.removeValue(forKey: key), time: FrameClock.shared.now)
    entries[key] = Entry(view: view, update: update)
    removeReleasedViews()
  }

  /// Returns the last update of a view; `nil` if there was none while updates were recorded.
  package static func lastUpdate(of view: UIView) -> ElementUpdate? {
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry.update
  }

  /// Removes entries of views that no longer exist, when there are twice as many as at last.
  private static func removeReleasedViews() {
    guard entries.count > capacity else { return }
    entries = entries.filter { $0.value.view != nil }
    capacity = max(256, 2 * entries.count)
  }
}

/// A fact about an element of a list that the library which displays it knows, such as its item.
package struct ElementFact: Equatable, Sendable {
  /// The name of the fact, such as `item`.
  package let name: String
  /// The value in words.
  package let value: String

  /// Creates a fact.
  package init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}
