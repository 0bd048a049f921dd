/// The items of a section, in order, which are made on demand.
///
/// A block of a ``Section`` results in an item list. Arrays of items and ``ForEach`` are kept as
/// they are, so describing a hundred thousand items takes as long as describing ten.
public struct ItemList {
  // Most lists have one chunk, which needs no array.
  private var first: (any ItemChunk)?
  // The storage of the first chunk, so that a comparison need not read the chunk.
  private var storage: UnsafeRawPointer?
  private var others: [any ItemChunk] = []
  // The index after the last item of each chunk; empty if there is at most one chunk.
  private var ends: [Int] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of an array of items, which is kept as it is.
  public init<Item: LegoItem>(_ items: [Item]) {
    setFirst(items.isEmpty ? nil : ArrayChunk(items))
  }

  /// Creates a list of the item of a statement.
  init<Item: LegoItem>(_ item: Item, of statement: Statement) {
    setFirst(ArrayChunk([item], statement: statement))
  }

  /// Creates a list of the items of several types.
  public init(_ items: [AnyItem]) {
    self.init(joining: items.map { $0.modifiedItem.list })
  }

  /// Creates a list of items that are created of elements when they are needed.
  package init<Element, ID: Hashable, Item: LegoItem>(
    _ elements: [Element], id: @escaping (Element) -> ID, item: @escaping (Element) -> Item
  ) {
    self.init(chunk: ForEachChunk(elements, id: id, item: item))
  }

  init(chunk: any ItemChunk) {
    setFirst(chunk.count == 0 ? nil : chunk)
  }

  /// Creates a list of the items of `lists`, in order.
  ///
  /// Short arrays of one type that follow each other become one. Statements no longer identify their
  /// items, which the iterations of a loop describe.
  init(joining lists: [ItemList]) {
    self.init()
    var chunks: ArraySlice<any ItemChunk> = []
    for list in lists { chunks += list.chunks }
    while let first = chunks.first {
      let run = chunks.prefix { $0.count < Self.shortCount && $0.itemType == first.itemType }
      let isJoined = run.count > 1 || first.statement != nil
      let joined = isJoined ? type(of: first).joining(run) : nil
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
    guard let first else { return setFirst(chunk) }
    if others.isEmpty { ends = [first.count] }
    if let end = ends.last { ends.append(end + chunk.count) }
    others.append(chunk)
  }

  private mutating func setFirst(_ chunk: (any ItemChunk)?) {
    (first, storage) = (chunk, chunk?.storage)
  }

  /// The chunks, in order.
  var chunks: [any ItemChunk] { first.map { [$0] + others } ?? [] }
}

extension LegoItem {
  /// The item as a list.
  fileprivate var list: ItemList { ItemList([self]) }
}

// MARK: Access

extension ItemList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { ends.last ?? first?.count ?? 0 }

  /// Makes the item at `position`.
  public subscript(position: Int) -> AnyItem {
    let (chunk, index) = location(of: position)
    return chunk.item(at: index)
  }

  /// Returns the chunk of an item and the index in it, in logarithmic time.
  func location(of position: Int) -> (chunk: any ItemChunk, index: Int) {
    guard let first else { preconditionFailure("An empty list has no item \(position).") }
    guard !others.isEmpty else { return (first, position) }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if position < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? (first, position) : (others[low - 1], position - ends[low - 1])
  }

  /// Returns the chunk of an item and the positions of its items, in logarithmic time.
  func part(at position: Int) -> (chunk: any ItemChunk, range: Range<Int>) {
    let (chunk, index) = location(of: position)
    return (chunk, position - index..<position - index + chunk.count)
  }

  /// Returns whether both lists keep the same arrays of items, which needs no comparison.
  func hasSameStorage(as other: ItemList) -> Bool {
    // An array has one length while it is kept.
    guard storage == other.storage else { return false }
    return others.isEmpty && other.others.isEmpty
      || others.count == other.others.count
        && others.indices.allSatisfy { others[$0].hasSameStorage(as: other.others[$0]) }
  }

  /// Returns the identity of the item at `position` without making the item.
  func identity(at position: Int) -> AnyID {
    let (chunk, index) = location(of: position)
    return chunk.identity(at: index)
  }

  /// Whether items are made by closures when they are requested.
  var makesItemsOnDemand: Bool {
    first?.makesItemsOnDemand == true || others.contains { $0.makesItemsOnDemand }
  }

  /// The index of the first item of each chunk.
  var chunkStarts: [Int] {
    ends.isEmpty ? (first == nil ? [] : [0]) : [0] + ends.dropLast()
  }
}

extension ItemList {
  /// Returns the id of the item at `position` without making the item.
  func id(at position: Int) -> AnyHashable {
    let (chunk, index) = location(of: position)
    return chunk.identity(at: index).base
  }

  /// Returns the id of the item at an index; `nil` at the end.
  func idIfPresent(at index: Int) -> AnyHashable? {
    index >= 0 && index < count ? id(at: index) : nil
  }

  /// Returns whether the list contains an item, without making items.
  func contains(_ id: AnyID) -> Bool {
    chunks.contains { chunk in
      (0..<chunk.count).contains { chunk.identity(at: $0) == id }
    }
  }

  /// Returns the index of an item, without making items; `nil` if the list does not contain it.
  func firstIndex(of id: AnyID) -> Int? {
    var start = 0
    for chunk in chunks {
      if let index = (0..<chunk.count).first(where: { chunk.identity(at: $0) == id }) {
        return start + index
      }
      start += chunk.count
    }
    return nil
  }
}
