import OrderedDifference

/// The positions of items in steps of one kind, sorted and without repetitions.
///
/// Two lists of integers replace a set of index paths, because sorting them is faster than hashing
/// index paths. Creating it takes O(*n* log *n*) time for *n* positions, and linear time if those
/// of a section are sorted or close together.
struct UpdatedItems {
  /// The item indexes of one section after the other, ascending in each section.
  private var items: [Int] = []
  /// The index of the last step with each of `items`.
  private(set) var steps: [Int] = []
  // The starts of the sections in `items`, and the end of the last one.
  private var starts = [0]
  /// The first repeated position; `nil` if there is none.
  private(set) var firstRepeated: ItemPosition?

  /// Creates the collection of positions in any order; no section is negative.
  init(_ positions: [ItemPosition] = []) {
    items.reserveCapacity(positions.count)
    steps.reserveCapacity(positions.count)
    for (section, steps) in Self.bySection(positions).enumerated() {
      arrange(steps, of: positions, in: section)
      starts.append(items.count)
    }
  }

  /// Returns the item indexes in a section, ascending.
  func items(in section: Int) -> ArraySlice<Int> { items[range(of: section)] }

  /// Returns the number of positions in a section.
  func count(in section: Int) -> Int { range(of: section).count }

  /// The sections of the positions, ascending.
  var sections: [Int] { starts.indices.dropLast().filter { count(in: $0) > 0 } }

  /// Returns whether a position is contained, in logarithmic time.
  func contains(_ position: ItemPosition) -> Bool { place(of: position) != nil }

  /// Returns the index of a position in `steps`; `nil` if it is not contained.
  func place(of position: ItemPosition) -> Int? {
    let range = range(of: position.section)
    let place = range.lowerBound + items[range].countBelow { $0 < position.item }
    return place < range.upperBound && items[place] == position.item ? place : nil
  }

  /// Returns the first common position; `nil` if there is none.
  func firstCommon(with others: UpdatedItems) -> ItemPosition? {
    guard !items.isEmpty, !others.items.isEmpty else { return nil }
    for section in 0..<min(starts.count, others.starts.count) - 1 {
      if let item = Self.firstCommon(items(in: section), others.items(in: section)) {
        return ItemPosition(section: section, item: item)
      }
    }
    return nil
  }

  /// Returns the union with other positions.
  func union(_ others: UpdatedItems) -> UpdatedItems {
    if others.items.isEmpty { return self }
    if items.isEmpty { return others }
    return UpdatedItems(positions + others.positions)
  }

  private var positions: [ItemPosition] {
    starts.indices.dropLast().flatMap { section in
      items(in: section).map { ItemPosition(section: section, item: $0) }
    }
  }

  private func range(of section: Int) -> Range<Int> {
    guard section >= 0, section + 1 < starts.count else { return 0..<0 }
    return starts[section]..<starts[section + 1]
  }

  // The indexes of the steps by section, in their order.
  private static func bySection(_ positions: [ItemPosition]) -> [ArraySlice<Int>] {
    guard let last = positions.lazy.map(\.section).max() else { return [] }
    var ends = [Int](repeating: 0, count: last + 2)
    for position in positions { ends[position.section + 1] += 1 }
    for section in 0...last { ends[section + 1] += ends[section] }
    let starts = ends
    var numbers = [Int](repeating: 0, count: positions.count)
    for number in positions.indices {
      numbers[ends[positions[number].section]] = number
      ends[positions[number].section] += 1
    }
    return (0...last).map { numbers[starts[$0]..<starts[$0 + 1]] }
  }

  private mutating func arrange(
    _ numbers: ArraySlice<Int>, of positions: [ItemPosition], in section: Int
  ) {
    guard let first = numbers.first else { return }
    var (lowest, highest, isRising) = (positions[first].item, positions[first].item, true)
    for number in numbers.dropFirst() {
      let item = positions[number].item
      isRising = isRising && item > highest
      (lowest, highest) = (min(lowest, item), max(highest, item))
    }
    if isRising {
      for number in numbers { add(positions[number].item, number) }
    } else if lowest >= 0, highest < 8 * numbers.count {
      arrangeByCounting(numbers, of: positions, in: section, through: highest)
    } else {
      arrangeBySorting(numbers, of: positions, in: section)
    }
  }

  private mutating func arrangeByCounting(
    _ numbers: ArraySlice<Int>, of positions: [ItemPosition], in section: Int,
    through highest: Int
  ) {
    var steps = [Int](repeating: -1, count: highest + 1)
    var repeated = Int.max
    for number in numbers {
      let item = positions[number].item
      if steps[item] >= 0 { repeated = min(repeated, item) }
      steps[item] = number
    }
    note(repeated, in: section)
    for item in steps.indices where steps[item] >= 0 { add(item, steps[item]) }
  }

  private mutating func arrangeBySorting(
    _ numbers: ArraySlice<Int>, of positions: [ItemPosition], in section: Int
  ) {
    // In a stable sort, the last step with a position follows the others.
    let sorted = numbers.sorted { positions[$0].item < positions[$1].item }
    var repeated = Int.max
    for (number, next) in zip(sorted, sorted.dropFirst().map(Optional.some) + [nil]) {
      let item = positions[number].item
      guard let next, positions[next].item == item else {
        add(item, number)
        continue
      }
      repeated = min(repeated, item)
    }
    note(repeated, in: section)
  }

  private mutating func add(_ item: Int, _ step: Int) {
    items.append(item)
    steps.append(step)
  }

  private mutating func note(_ repeated: Int, in section: Int) {
    guard repeated < .max, firstRepeated == nil else { return }
    firstRepeated = ItemPosition(section: section, item: repeated)
  }

  private static func firstCommon(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) -> Int? {
    var (place, other) = (first.startIndex, second.startIndex)
    while place < first.endIndex, other < second.endIndex {
      if first[place] == second[other] { return first[place] }
      if first[place] < second[other] { place += 1 } else { other += 1 }
    }
    return nil
  }
}
