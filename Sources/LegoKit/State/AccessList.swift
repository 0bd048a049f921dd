/// What was read while some code ran: the sources of state, and the containers they were read in.
///
/// ```swift
/// let (lego, reads) = AccessList.recording { container.lego }
/// ```
@MainActor struct AccessList {
  private(set) var sources: [ObjectIdentifier: ObservableSource] = [:]
  private(set) var containers: [ObjectIdentifier: WeakContainer] = [:]

  private static var open: [AccessList] = []

  /// Runs `body` and tells what it has read; reads of a nested recording count for both.
  static func recording<Result>(_ body: () -> Result) -> (result: Result, reads: AccessList) {
    open.append(AccessList())
    let result = body()
    let reads = open.removeLast()
    noteAll(of: reads)
    return (result, reads)
  }

  /// Notes that `source` is being read, when somebody records.
  static func note(_ source: ObservableSource) {
    guard !open.isEmpty else { return }
    open[open.count - 1].sources[ObjectIdentifier(source)] = source
  }

  /// Notes that state of `owner` is being read, when somebody records and it is a container.
  static func note(owner: AnyObject) {
    guard !open.isEmpty, let container = owner as? any LegoContainer else { return }
    open[open.count - 1].containers[ObjectIdentifier(owner)] = WeakContainer(container: container)
  }

  /// This record and `other` in one.
  func merging(_ other: AccessList) -> AccessList {
    var copy = self
    copy.sources.merge(other.sources) { mine, _ in mine }
    copy.containers.merge(other.containers) { mine, _ in mine }
    return copy
  }

  private static func noteAll(of reads: AccessList) {
    guard let last = open.last else { return }
    open[open.count - 1] = last.merging(reads)
  }
}

/// A reference that does not keep its container alive.
struct WeakContainer {
  weak var container: (any LegoContainer)?
}
