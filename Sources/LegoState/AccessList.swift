/// The sources of state that were read during a recording, and the objects that own them.
///
/// <!-- not compiled: the type is one of the package -->
/// ```swift
/// let (text, reads) = AccessList.recording { model.title }
/// ```
@MainActor package struct AccessList {
  private(set) var sources: [ObjectIdentifier: ObservableSource] = [:]
  private var weakOwners: [ObjectIdentifier: WeakOwner] = [:]

  // The main actor alone accesses these, at each read of state, and no access calls other code: they
  // need no checks of exclusivity.

  // The innermost list that is being recorded; nil as long as nothing was read.
  @exclusivity(unchecked) private static var active: AccessList?
  // The number of lists that are being recorded.
  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var suspensionCount = 0

  /// The objects with properties of state that were read, such as controllers and models, as far as they
  /// still exist.
  package var owners: [AnyObject] { weakOwners.values.compactMap(\.owner) }

  /// Runs `body` and returns its reads.
  ///
  /// - Parameters:
  ///   - isNested: Whether the reads count for the recording around this one, too.
  ///   - body: The function to run.
  /// - Returns: The result and the reads.
  static func recording<Result>(
    isNested: Bool = true, _ body: () -> Result
  ) -> (result: Result, reads: AccessList) {
    let recorded = recordingAny(isNested: isNested, body)
    return (recorded.result, recorded.reads ?? AccessList())
  }

  /// Runs `body` and returns its reads, or `nil` if it has read nothing.
  static func recordingAny<Result>(
    isNested: Bool, _ body: () -> Result
  ) -> (result: Result, reads: AccessList?) {
    let recording = beginRecording()
    let result = body()
    return (result, end(recording, isNested: isNested))
  }

  /// What is recorded around a recording.
  package struct Recording {
    fileprivate let outer: AccessList?
  }

  /// Begins a recording, which has to be ended.
  package static func beginRecording() -> Recording {
    let recording = Recording(outer: active)
    active = nil
    depth += 1
    return recording
  }

  /// Ends a recording and returns its reads, or `nil` if nothing was read.
  static func end(_ recording: Recording, isNested: Bool) -> AccessList? {
    depth -= 1
    let (reads, outer) = (active, recording.outer)
    active = outer
    if isNested, depth > 0, let reads { active = outer?.merging(reads) ?? reads }
    return reads
  }

  /// Whether reads are being recorded.
  static var isRecording: Bool { depth > 0 && suspensionCount == 0 }

  /// Runs `body`, whose reads are not recorded.
  ///
  /// A modifier evaluates a binding in it that only writes of the user need: the description
  /// need not be evaluated again when the value changes.
  package static func withoutRecording<Result>(_ body: () -> Result) -> Result {
    suspensionCount += 1
    defer { suspensionCount -= 1 }
    return body()
  }

  /// Whether nothing was read.
  var isEmpty: Bool { sources.isEmpty && weakOwners.isEmpty }

  /// Adds `source` to the list that is being recorded, if there is one.
  static func record(_ source: ObservableSource) {
    guard isRecording else { return }
    active = active ?? AccessList()
    active?.sources[ObjectIdentifier(source)] = source
  }

  /// Adds `owner`, whose state is being read, to the list that is being recorded, if there is one.
  static func record(owner: AnyObject) {
    guard isRecording else { return }
    active = active ?? AccessList()
    active?.weakOwners[ObjectIdentifier(owner)] = WeakOwner(owner: owner)
  }

  /// Returns a list of the sources and containers of this list that `other` does not contain.
  func subtracting(_ other: AccessList) -> AccessList {
    var copy = self
    copy.sources = sources.filter { other.sources[$0.key] == nil }
    copy.weakOwners = weakOwners.filter { other.weakOwners[$0.key] == nil }
    return copy
  }

  /// Returns a list of the elements of this list and `other`.
  func merging(_ other: AccessList) -> AccessList {
    var copy = self
    copy.sources.merge(other.sources) { current, _ in current }
    copy.weakOwners.merge(other.weakOwners) { current, _ in current }
    return copy
  }
}

/// A weak reference to an object that owns state.
private struct WeakOwner {
  weak var owner: AnyObject?
}
