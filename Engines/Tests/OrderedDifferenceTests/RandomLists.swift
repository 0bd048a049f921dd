import OrderedDifference
import SeededNumbers

/// A generator of lists of sections, and changed versions of them, from a seed.
struct RandomLists {
  private var random: SeededGenerator

  /// Creates a stream of lists.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns a list in which no identifier occurs twice.
  mutating func uniqueList(sections: Int, items: Int) -> SectionedList<Int, Int> {
    let names = Array((0..<sections + 2).shuffled(using: &random).prefix(sections))
    var pool = Array((0..<items * 2).shuffled(using: &random).prefix(items))
    var lists = names.map { _ in [Int]() }
    while let item = pool.popLast(), !lists.isEmpty {
      lists[Int.random(in: lists.indices, using: &random)].append(item)
    }
    return SectionedList(sections: names, items: lists)
  }

  /// Returns a list with repeated identifiers, including sections.
  mutating func repeatingList(sections: Int, items: Int) -> SectionedList<Int, Int> {
    let names = (0..<sections).map { _ in Int.random(in: 0..<3, using: &random) }
    let lists = names.map { _ in
      (0..<items).map { _ in Int.random(in: 0..<6, using: &random) }
    }
    return SectionedList(sections: names, items: lists)
  }

  /// Returns the list after a few changes, as on a screen.
  mutating func edited(_ list: SectionedList<Int, Int>) -> SectionedList<Int, Int> {
    var edited = list
    var fresh = 1_000
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      fresh += 1
      edit(&edited, fresh: fresh)
    }
    return edited
  }

  private mutating func edit(_ list: inout SectionedList<Int, Int>, fresh: Int) {
    guard let section = list.sections.indices.randomElement(using: &random) else { return }
    let item = list.items[section].indices.randomElement(using: &random)
    switch (Int.random(in: 0..<6, using: &random), item) {
    case (0, let item?): list.items[section].remove(at: item)
    case (1, let item?): list.items[section].insert(fresh, at: item)
    case (2, let item?):
      let moved = list.items[section].remove(at: item)
      let target = Int.random(in: list.sections.indices, using: &random)
      list.items[target].insert(moved, at: list.items[target].isEmpty ? 0 : 1)
    case (3, _): list.items[section].shuffle(using: &random)
    case (4, _):
      list.sections.remove(at: section)
      list.items.remove(at: section)
    default:
      list.sections.insert(fresh, at: section)
      list.items.insert([fresh + 500], at: section)
    }
  }
}
