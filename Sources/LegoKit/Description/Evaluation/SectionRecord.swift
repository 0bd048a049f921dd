/// A section as it is described, without its modifiers: the items of its block, and the state that
/// the block has read.
///
/// A section is the unit of observation: its block runs again only if something that it has read
/// has changed, or something that the description around it has read. This holds for state and for
/// `@Observable` models.
@MainActor final class SectionRecord {
  /// The identity of a section during an evaluation.
  enum Key: Hashable, CustomStringConvertible {
    /// The id of the section.
    case id(AnyHashable)
    /// The number of the section among those without an id.
    case number(Int)

    /// The id of the section, if it has one.
    var id: AnyHashable? {
      if case .id(let id) = self { id } else { nil }
    }

    var description: String {
      switch self {
      case .id(let id): "\(id)"
      case .number(let number): "number \(number)"
      }
    }
  }

  let key: Key
  /// The bits of the id; `nil` for a section without one.
  let bits: IdentifierBits?
  /// The layout of the description in which the block ran.
  let layout: LayoutReference
  let items: ItemList
  // Nil as long as nothing was read, as by a section of constant items.
  private var reads: AccessList?
  private var observers = ObserverList()
  // The time of the evaluation.
  private let time: Int

  /// The items that a block has described, and what it has read.
  typealias Evaluated = (items: ItemList, reads: AccessList?)

  /// Runs the block of a section.
  ///
  /// - Parameters:
  ///   - isNested: Whether the reads count for the evaluation around the section, too.
  ///   - observesModels: Whether reads of models count.
  ///   - items: The block.
  /// - Returns: The items of the block, with what it has read.
  static func evaluate(
    isNested: Bool, observesModels: Bool = true, _ items: () -> ItemList
  ) -> Evaluated {
    if observesModels {
      let tracked = AccessList.trackingAny(isNested: isNested, items)
      return (tracked.result, tracked.reads)
    }
    let outer = AccessList.beginRecording()
    let items = items()
    return (items, AccessList.endRecording(in: outer, isNested: isNested))
  }

  /// Creates the record of a block that has just run.
  init(
    key: Key, bits: IdentifierBits?, layout: LayoutReference, _ evaluated: Evaluated
  ) {
    (self.key, self.bits, self.layout) = (key, bits, layout)
    (items, reads) = evaluated
    time = ObservableSource.changeCount
    guard items.makesItemsOnDemand else { return }
    for chunk in items.chunks where chunk.makesItemsOnDemand { chunk.addReads(to: tracked) }
  }

  /// Returns whether a block that has just run describes the same section.
  func hasItems(of evaluated: Evaluated) -> Bool {
    reads == nil && evaluated.reads == nil && items.hasSameStorage(as: evaluated.items)
  }

  /// The reads of the section, which another part of it may add to.
  private var tracked: AccessList {
    if let reads { return reads }
    let created = AccessList(time: time, observers: observers)
    reads = created
    return created
  }

  /// Runs `body`, which makes items of the section, and observes what they read.
  ///
  /// Only a `ForEach` makes items on demand: what its closure reads counts for the section, also
  /// outside this function. Here, all items of `body` are observed at once, which is faster.
  func makingItems<Result>(_ body: () -> Result) -> Result {
    items.makesItemsOnDemand ? tracked.trackingAlso(body) : body()
  }

  /// Runs `body`, whose reads count for the section from then on.
  func trackingAlso<Result>(_ body: () -> Result) -> Result {
    if let reads { return reads.trackingAlso(body) }
    let (result, added) = AccessList.trackingAny(isNested: true, body)
    if let added { tracked.add(added) }
    return result
  }

  /// Counts what another evaluation has read as read by this section.
  func include(_ reads: AccessList) { tracked.add(reads) }

  /// Counts what a section of a list in one of the items reads as read by this section.
  func include(_ nested: SectionRecord) {
    let list = tracked
    guard nested.reads !== list else { return }
    if let known = nested.reads { list.add(known) }
    nested.reads = list
    for chunk in nested.items.chunks where chunk.makesItemsOnDemand { chunk.addReads(to: list) }
  }

  /// Whether the block has to run again.
  var isStale: Bool { reads?.isStale == true }
  /// Whether the block has read a model.
  var hasReadModels: Bool { reads?.hasReadModels == true }
  /// The check that the next evaluation has to schedule; `nil` unless another thread has changed a model
  /// that the section has read.
  var dueCheck: StorageCheck? { reads?.dueCheck }
  /// The reads of the section; `nil` if there are none.
  var knownReads: AccessList? { reads }

  /// Schedules a check: the section counts as changed once more in a moment.
  func schedule(_ check: StorageCheck) { reads?.schedule(check) }

  /// Adds an observer of everything that the section has read and is going to read.
  func add(_ observer: StateObserver) {
    if let reads { reads.add(observer) } else { observers.append(observer) }
  }

  /// Removes an observer.
  func remove(_ observer: StateObserver) {
    if let reads { reads.remove(observer) } else { observers.remove(observer) }
  }
}

/// The bits of an identifier, to find an equal one without creating an `AnyHashable`.
///
/// Identifiers of one type with the same bits are the same value, as long as one of them exists.
struct IdentifierBits: Equatable {
  private let type: ObjectIdentifier
  private var words: (UInt, UInt) = (0, 0)

  /// Creates the bits of an identifier; `nil` if there are more than those of two words.
  init?<ID: Hashable>(_ id: ID) {
    guard MemoryLayout<ID>.size <= MemoryLayout<(UInt, UInt)>.size else { return nil }
    type = ObjectIdentifier(ID.self)
    withUnsafeBytes(of: id) { id in
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: id) }
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.words == other.words && one.type == other.type
  }
}
