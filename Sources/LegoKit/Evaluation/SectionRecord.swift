/// The items of one section as its block has described them, with the state that it has read.
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

    var description: String {
      switch self {
      case .id(let id): "\(id)"
      case .number(let number): "number \(number)"
      }
    }
  }

  let key: Key
  let items: ItemList
  // Nil as long as nothing was read, as by a section of constant items.
  private var reads: TrackedReads?
  private var observers = ObserverReferences()
  // The time of the evaluation.
  private let time: Int

  /// Runs the block of a section.
  ///
  /// - Parameter isNested: Whether the reads count for the evaluation around the section, too.
  init(key: Key, isNested: Bool, evaluating items: () -> ItemList) {
    self.key = key
    (self.items, reads) = TrackedReads.trackingAny(isNested: isNested, items)
    time = StateClock.now
    guard self.items.makesItemsOnDemand else { return }
    for chunk in self.items.chunks where chunk.makesItemsOnDemand { chunk.addReads(to: tracked) }
  }

  /// What the section has read, which another part of it may add to.
  private var tracked: TrackedReads {
    if let reads { return reads }
    let created = TrackedReads(time: time, observers: observers)
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
  func trackingAlso<Result>(_ body: () -> Result) -> Result { tracked.trackingAlso(body) }

  /// Whether the block has to run again.
  var isStale: Bool { reads?.isStale == true }
  /// Whether the block has read a model.
  var hasReadModels: Bool { reads?.hasReadModels == true }
  /// Whether another thread has changed a model that the section has read.
  var isChangedElsewhere: Bool { reads?.isChangedElsewhere == true }
  /// What the section has read; `nil` for nothing.
  var knownReads: TrackedReads? { reads }

  /// Counts as changed once more in a moment.
  func recheckLater() { reads?.recheckLater() }

  /// Adds an observer of everything that the section has read and is going to read.
  func add(_ observer: StateObserver) {
    if let reads { reads.add(observer) } else { observers.append(observer) }
  }

  /// Removes an observer.
  func remove(_ observer: StateObserver) {
    if let reads { reads.remove(observer) } else { observers.remove(observer) }
  }
}
