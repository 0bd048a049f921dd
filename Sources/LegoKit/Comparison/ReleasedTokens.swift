/// Tokens that were released, each of which can be taken once.
struct ReleasedTokens {
  /// Tokens of items or sections that follow each other.
  struct Run {
    /// The tokens at the indexes of the items or sections.
    let tokens: ArraySlice<Int>
    /// The index of the items' section; `nil` for tokens of sections.
    let section: Int?

    /// The tokens with their locations.
    var entries: some Sequence<(token: Int, location: ItemLocation)> {
      tokens.indices.lazy.map { index in
        let location =
          section.map { ItemLocation(section: $0, item: index) }
          ?? ItemLocation(section: index, item: 0)
        return (tokens[index], location)
      }
    }
  }

  private var runs: [Run] = []
  private var count = 0
  private var takenCount = 0
  // The location of each token that is not taken: in an array from the lowest token on, or in a table if
  // that array would be large.
  private var isIndexed = false
  private var lowest = 0
  private var slots: [ItemLocation] = []
  private var table: [Int: ItemLocation] = [:]

  var isEmpty: Bool { count == 0 }

  /// The locations of the tokens that have not been taken.
  var remaining: [ItemLocation] {
    guard takenCount < count else { return [] }
    return runs.flatMap { run in
      run.entries.compactMap { isRemaining($0.token) ? $0.location : nil }
    }
  }

  mutating func append(_ run: Run) {
    runs.append(run)
    count += run.tokens.count
    isIndexed = false
  }

  /// Takes tokens, negative for none, and returns the location of each: nowhere if it cannot be taken.
  mutating func take(_ tokens: [Int]) -> [ItemLocation] {
    if !isIndexed { index() }
    guard !slots.isEmpty else { return tokens.map { take($0) ?? .nowhere } }
    let lowest = lowest
    var foundCount = 0
    let locations = slots.withUnsafeMutableBufferPointer { slots in
      [ItemLocation](unsafeUninitializedCapacity: tokens.count) { locations, count in
        for token in tokens {
          let location = Self.removeLocation(at: token - lowest, from: slots)
          locations.initializeElement(at: count, to: location)
          count += 1
          if location != .nowhere { foundCount += 1 }
        }
      }
    }
    takenCount += foundCount
    return locations
  }

  /// Takes a token, and returns its location, or `nil` if it cannot be taken.
  mutating func take(_ token: Int) -> ItemLocation? {
    if !isIndexed { index() }
    guard let location = removeLocation(of: token) else { return nil }
    takenCount += 1
    return location
  }

  private mutating func removeLocation(of token: Int) -> ItemLocation? {
    guard !slots.isEmpty else { return table.removeValue(forKey: token) }
    let slot = token - lowest
    let location = slots.withUnsafeMutableBufferPointer { Self.removeLocation(at: slot, from: $0) }
    return location == .nowhere ? nil : location
  }

  @inline(__always)
  private static func removeLocation(
    at slot: Int, from slots: UnsafeMutableBufferPointer<ItemLocation>
  ) -> ItemLocation {
    var location = ItemLocation.nowhere
    if slots.indices.contains(slot) { swap(&location, &slots[slot]) }
    return location
  }

  private func isRemaining(_ token: Int) -> Bool {
    guard isIndexed else { return true }
    return slots.isEmpty ? table[token] != nil : slots[token - lowest] != .nowhere
  }

  private mutating func index() {
    isIndexed = true
    lowest = runs.compactMap { $0.tokens.min() }.min() ?? 0
    let highest = runs.compactMap { $0.tokens.max() }.max() ?? -1
    guard highest - lowest < 8 * count + 64 else { return fillTable() }
    slots = [ItemLocation](repeating: .nowhere, count: max(0, highest - lowest + 1))
    for run in runs {
      for (token, location) in run.entries { slots[token - lowest] = location }
    }
  }

  private mutating func fillTable() {
    (slots, table) = ([], Dictionary(minimumCapacity: count))
    for run in runs {
      for (token, location) in run.entries { table[token] = location }
    }
  }
}
