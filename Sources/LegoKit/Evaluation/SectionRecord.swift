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
  let tracked: TrackedReads

  /// Runs the block of a section.
  ///
  /// - Parameter isNested: Whether the reads count for the evaluation around the section, too.
  init(key: Key, isNested: Bool, evaluating items: () -> ItemList) {
    self.key = key
    (self.items, tracked) = TrackedReads.tracking(isNested: isNested, items)
    for chunk in self.items.chunks where chunk.makesItemsOnDemand { chunk.addReads(to: tracked) }
  }

  /// Runs `body`, which makes items of the section, and observes what they read.
  ///
  /// Only a `ForEach` makes items on demand: what its closure reads counts for the section, also
  /// outside this function. Here, all items of `body` are observed at once, which is faster.
  func makingItems<Result>(_ body: () -> Result) -> Result {
    items.makesItemsOnDemand ? tracked.trackingAlso(body) : body()
  }

  /// Whether the block has to run again.
  var isStale: Bool { tracked.isStale }
}
