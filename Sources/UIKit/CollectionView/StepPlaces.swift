import CollectionCore

/// The places of items that steps of one kind name, each once and in order.
///
/// Lists of integers by section stand for what would be a set of index paths: a large update is
/// sorted in a fraction of the time in which its paths are hashed. Making it costs n log n steps for
/// n places, and n where they come in order or lie close together.
struct StepPlaces {
  private var lists: [Int: [Int]] = [:]
  /// The first place that was named more than once, nil where there is none.
  private(set) var firstRepeated: ItemPosition?

  /// The places, in any order.
  init(_ positions: [ItemPosition] = []) {
    collect(positions)
    for section in lists.keys.sorted() { arrange(section) }
  }

  /// The numbers of the items in a section, ascending.
  func items(in section: Int) -> [Int] { lists[section] ?? [] }

  /// Whether a place is among them; costs the logarithm of their number.
  func contains(_ position: ItemPosition) -> Bool { place(of: position) != nil }

  /// The how manieth of its section a place is, counted from 0; nil when it is not among them.
  func place(of position: ItemPosition) -> Int? {
    guard let items = lists[position.section] else { return nil }
    let place = items.countBelow { $0 < position.item }
    return place < items.count && items[place] == position.item ? place : nil
  }

  /// The sections that have any, with how many.
  var counts: [Int: Int] { lists.mapValues(\.count) }

  /// The first place that is also among others; nil where there is none.
  func firstCommon(with others: StepPlaces) -> ItemPosition? {
    for section in lists.keys.sorted() {
      let items = items(in: section)
      if let item = Self.firstCommon(items, others.items(in: section)) {
        return ItemPosition(section: section, item: item)
      }
    }
    return nil
  }

  /// These places and others, none of which is among them.
  func union(_ others: StepPlaces) -> StepPlaces {
    guard !others.lists.isEmpty else { return self }
    guard !lists.isEmpty else { return others }
    var union = self
    for (section, items) in others.lists {
      union.lists[section, default: []] += items
      union.lists[section]?.sort()
    }
    return union
  }

  // Steps of one section follow each other more often than not.
  private mutating func collect(_ positions: [ItemPosition]) {
    var rest = positions[...]
    while let section = rest.first?.section {
      let run = rest.prefix { $0.section == section }
      lists[section, default: []] += run.lazy.map(\.item)
      rest = rest[run.endIndex...]
    }
  }

  private mutating func arrange(_ section: Int) {
    guard var items = lists.removeValue(forKey: section) else { return }
    items.arrange()
    if let repeated = items.firstRepeated {
      firstRepeated = firstRepeated ?? ItemPosition(section: section, item: repeated)
      items = items.withoutRepetitions
    }
    lists[section] = items
  }

  private static func firstCommon(_ first: [Int], _ second: [Int]) -> Int? {
    var (place, other) = (0, 0)
    while place < first.count, other < second.count {
      if first[place] == second[other] { return first[place] }
      if first[place] < second[other] { place += 1 } else { other += 1 }
    }
    return nil
  }
}

extension [Int] {
  /// Sorts numbers from 0 on: those that lie close together by counting them.
  fileprivate mutating func arrange() {
    guard !isAscending, let highest = self.max() else { return }
    guard let lowest = self.min(), lowest >= 0, highest < 8 * count else { return sort() }
    var counts = [UInt32](repeating: 0, count: highest + 1)
    for number in self { counts[number] += 1 }
    var place = 0
    for number in lowest...highest {
      for _ in 0..<counts[number] {
        self[place] = number
        place += 1
      }
    }
  }

  private var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }

  /// The first number that follows itself.
  fileprivate var firstRepeated: Int? {
    indices.dropFirst().first { self[$0] == self[$0 - 1] }.map { self[$0] }
  }

  /// The numbers, of which equal ones follow each other, each once.
  fileprivate var withoutRepetitions: [Int] {
    enumerated().filter { $0.offset == 0 || self[$0.offset - 1] != $0.element }.map(\.element)
  }
}
