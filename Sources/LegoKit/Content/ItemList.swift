/// The items of a section, in order, which are made on demand.
///
/// A block of a ``Section`` results in an item list. Arrays of items and ``ForEach`` are kept as
/// they are, so describing a hundred thousand items takes as long as describing ten.
public struct ItemList {
  private(set) var chunks: [any ItemChunk]
  // The index after the last item of each chunk; empty if there is at most one chunk.
  private var ends: [Int] = []

  /// Creates an empty list.
  public init() {
    chunks = []
  }

  /// Creates a list of an array of items, which is kept as it is.
  public init<Item: LegoItem>(_ items: [Item]) {
    chunks = items.isEmpty ? [] : [ArrayChunk(items)]
  }

  /// Creates a list of the items of several types.
  public init(_ items: [AnyItem]) {
    self.init(joining: items.map(\.list))
  }

  init(chunk: any ItemChunk) {
    chunks = chunk.count == 0 ? [] : [chunk]
  }

  /// Creates a list of the items of `lists`, in order.
  ///
  /// Short arrays of one type that follow each other become one.
  init(joining lists: [ItemList]) {
    self.init()
    var chunks: ArraySlice<any ItemChunk> = []
    for list in lists { chunks += list.chunks }
    while let first = chunks.first {
      let run = chunks.prefix { $0.count < Self.shortCount && $0.itemType == first.itemType }
      let joined = run.count > 1 ? type(of: first).joining(run) : nil
      append(joined ?? first)
      chunks = chunks.dropFirst(joined == nil ? 1 : run.count)
    }
  }

  // Longer arrays are more likely to be kept as they are until the next description.
  private static var shortCount: Int { 16 }

  /// Appends the items of another list.
  mutating func append(contentsOf other: ItemList) {
    for chunk in other.chunks { append(chunk) }
  }

  /// Returns a list of the items that satisfy a condition, which receives the identity.
  func filtered(_ isIncluded: (AnyID) -> Bool) -> ItemList {
    var list = ItemList()
    for chunk in chunks {
      let indexes = (0..<chunk.count).filter { isIncluded(chunk.identity(at: $0)) }
      if !indexes.isEmpty {
        list.append(indexes.count == chunk.count ? chunk : chunk.subset(indexes))
      }
    }
    return list
  }

  private mutating func append(_ chunk: any ItemChunk) {
    if chunks.count == 1 { ends = [chunks[0].count] }
    if let end = ends.last { ends.append(end + chunk.count) }
    chunks.append(chunk)
  }
}

// MARK: Access

extension ItemList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { ends.last ?? chunks.first?.count ?? 0 }

  /// Makes the item at `position`.
  public subscript(position: Int) -> AnyItem {
    let (chunk, index) = location(of: position)
    return chunk.item(at: index)
  }

  /// Returns the chunk of an item and the index in it, in logarithmic time.
  func location(of position: Int) -> (chunk: any ItemChunk, index: Int) {
    guard ends.count > 1 else { return (chunks[0], position) }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if position < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return (chunks[low], position - (low == 0 ? 0 : ends[low - 1]))
  }

  /// Returns the identity of the item at `position` without making the item.
  func identity(at position: Int) -> AnyID {
    let (chunk, index) = location(of: position)
    return chunk.identity(at: index)
  }

  /// Whether items are made by closures when they are requested.
  var makesItemsOnDemand: Bool { chunks.contains { $0.makesItemsOnDemand } }

  /// The index of the first item of each chunk.
  var chunkStarts: [Int] {
    ends.isEmpty ? (chunks.isEmpty ? [] : [0]) : [0] + ends.dropLast()
  }
}
