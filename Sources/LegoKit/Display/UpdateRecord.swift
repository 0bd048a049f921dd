import Foundation

/// A report on one update as a value that can be stored, encoded and compared.
///
/// It contains texts and numbers only and retains no items. Create it with ``UpdateReport/record``.
public struct UpdateRecord: Hashable, Sendable, Codable {
  /// One kind of change of the items of a section, or of sections.
  public struct Change: Hashable, Sendable, Codable {
    /// The name of the kind, such as `inserted` or `deletedSections`.
    public let kind: String
    /// The ids of the items or sections, as texts; for views their kinds.
    public let ids: [String]
    /// The id of the section as text; `nil` for a change of sections.
    public let section: String?
  }

  /// The start of the display, in seconds of `CACurrentMediaTime()`.
  public let time: Double
  /// The reason in words, such as `state: songs`.
  public let reason: String
  /// The names of the properties of state that have changed, as far as they are known.
  public let properties: [String]
  /// The way in which the update was displayed: `animated`, `plain` or `reloaded`.
  public let display: String
  /// The time limit or the setting that led to another way than the one that was asked for.
  public let degradation: String?
  /// The changes of sections and items.
  public let changes: [Change]
  /// The time of the comparison, in seconds.
  public let comparison: Double
  /// The time of the measuring, in seconds.
  public let measuring: Double
  /// The time of the update of the collection view, in seconds.
  public let displaying: Double
}

extension UpdateReport {
  /// The report as a value that can be stored and encoded.
  ///
  /// Takes time proportional to the number of items, unless nothing was inserted, deleted or moved.
  public var record: UpdateRecord {
    UpdateRecord(
      time: endTime - durations.display.seconds, reason: "\(reason)", properties: reason.properties,
      display: "\(display)", degradation: degradation,
      changes: changes.map { change in
        UpdateRecord.Change(
          kind: "\(change.kind)", ids: change.ids.map { "\($0)" },
          section: change.section.map { "\($0)" })
      },
      comparison: durations.comparison.seconds, measuring: durations.measuring.seconds,
      displaying: durations.display.seconds)
  }
}

extension UpdateReport.Reason {
  fileprivate var properties: [String] {
    if case .state(let names) = self { names } else { [] }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// A log of the last updates of one or several screens, to export as JSON, as a trace or as text.
///
/// ```swift
/// let log = UpdateLog()
/// renderer.onUpdate = { [log] in log.append($0) }
/// // …
/// try log.json().write(to: url)
/// ```
@MainActor public final class UpdateLog {
  /// The largest number of updates that are kept; older ones are removed.
  public let capacity: Int
  /// The updates, in the order in which they were displayed.
  public private(set) var records: [UpdateRecord] = []

  /// Creates an empty log.
  ///
  /// - Parameter capacity: The largest number of updates to keep, at least 1. The default is 1,000.
  public init(capacity: Int = 1_000) {
    self.capacity = max(1, capacity)
  }

  /// Appends an update.
  public func append(_ report: UpdateReport) {
    if records.count == capacity { records.removeFirst() }
    records.append(report.record)
  }

  /// Removes all updates.
  public func removeAll() {
    records = []
  }

  /// Returns the updates as an array of JSON objects, with sorted keys.
  ///
  /// `JSONDecoder` decodes them as ``UpdateRecord`` values.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(records)
  }

  /// Returns the updates as a trace in the JSON format of Chrome's trace viewer, which Perfetto
  /// displays: one event for each part of an update, in microseconds.
  public func trace() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(TraceFile(traceEvents: records.flatMap(\.events)))
  }

  /// The updates as text, one line for each with the reason, the changes and the times.
  public var text: String {
    records.map(\.line).joined(separator: "\n")
  }
}

/// A file of Chrome's trace viewer.
private struct TraceFile: Encodable {
  let traceEvents: [Event]

  struct Event: Encodable {
    let name: String
    let cat = "LegoKit"
    // A complete event, with its start and its duration.
    let ph = "X"
    let ts: Double
    let dur: Double
    let pid = 1
    let tid = 1
    let args: [String: String]
  }
}

extension UpdateRecord {
  /// The update with its parts, which follow each other.
  fileprivate var events: [TraceFile.Event] {
    let start = (time - comparison - measuring) * 1e6
    let parts = [
      ("Comparison", comparison), ("Measuring", measuring), ("Display", displaying),
    ]
    var events = [
      TraceFile.Event(
        name: "Update (\(reason))", ts: start, dur: (comparison + measuring + displaying) * 1e6,
        args: ["changes": changesText, "display": degradation ?? display])
    ]
    var end = start
    for (name, seconds) in parts {
      events.append(TraceFile.Event(name: name, ts: end, dur: seconds * 1e6, args: [:]))
      end += seconds * 1e6
    }
    return events
  }

  /// The reason, the changes and the times in one line.
  fileprivate var line: String {
    let times = [comparison, measuring, displaying].map { "\(($0 * 1e6).rounded() / 1e3) ms" }
    return """
      \(reason): \(changesText) (\(display); compared in \(times[0]), measured in \(times[1]), \
      displayed in \(times[2]))
      """
  }

  private var changesText: String {
    let texts = changes.map { change in
      let ids = change.ids.prefix(5).joined(separator: ", ") + (change.ids.count > 5 ? ", …" : "")
      let place = change.section.map { ["in \($0)"] } ?? []
      return ([change.kind, "\(change.ids.count)", ids] + place)
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    return texts.isEmpty ? "no change" : texts.joined(separator: "; ")
  }
}
