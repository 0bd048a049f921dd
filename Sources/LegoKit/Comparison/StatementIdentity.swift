/// An item that may have no id of its own, so that the statement of the block identifies it.
///
/// A row has its title as its id if none is given. When a statement describes such a row with another
/// title, it is the same row with another content.
protocol StatementIdentified {
  /// Whether the id follows from the content, since none was given.
  var isIdentifiedByStatement: Bool { get }
}

/// The place of a statement that describes one item, in the source of its block.
struct Statement: Hashable {
  private let line: UInt32
  private let column: UInt32

  init(line: UInt, column: UInt) {
    self.line = UInt32(truncatingIfNeeded: line)
    self.column = UInt32(truncatingIfNeeded: column)
  }
}

/// The items of a section that statements described before, and that an update no longer describes by
/// the same identities.
struct StatementItems {
  private struct Key: Hashable {
    let statement: Statement
    let type: ObjectIdentifier
  }

  private var items: [Key: [(chunk: any ItemChunk, token: ItemToken)]] = [:]

  /// Collects the items in `ranges` of a list.
  ///
  /// It takes time proportional to the number of statements and arrays of the block.
  init(_ list: ItemList, tokens: [ItemToken], in ranges: [Range<Int>]) {
    for (chunk, start) in zip(list.chunks, list.chunkStarts) {
      guard let key = Self.key(of: chunk), ranges.contains(where: { $0.contains(start) }) else {
        continue
      }
      items[key, default: []].append((chunk, tokens[start]))
    }
  }

  var isEmpty: Bool { items.isEmpty }

  /// Gives the identities of new items the tokens of the items that the same statements described.
  mutating func rename(to list: ItemList, in ranges: [Range<Int>], _ identities: IdentityTables) {
    guard !isEmpty else { return }
    for (chunk, start) in zip(list.chunks, list.chunkStarts) {
      guard let key = Self.key(of: chunk), let old = items[key]?.first,
        ranges.contains(where: { $0.contains(start) })
      else { continue }
      items[key]?.removeFirst()
      chunk.takeIdentity(of: old.chunk, token: old.token, in: identities)
    }
  }

  private static func key(of chunk: any ItemChunk) -> Key? {
    chunk.statement.map { Key(statement: $0, type: ObjectIdentifier(chunk.itemType)) }
  }
}
