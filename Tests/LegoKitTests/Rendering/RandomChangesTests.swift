import SeededNumbers
import Testing
import UIKit

@testable import LegoKit

/// Random changes of sections and items, whose report is compared with one from the lists of ids alone.
@MainActor @Suite("The changes of random updates") struct RandomChangesTests {
  private typealias Lists = [(id: Int, items: [Int])]

  private func lego(_ lists: Lists) -> Lego {
    Lego {
      for list in lists {
        Section(id: list.id, layout: RowsLayout()) { list.items.map { Tile(id: $0) } }
      }
    }
  }

  /// Returns lists with some of the items deleted, inserted, moved and reordered, and some sections too.
  private func edited(_ lists: Lists, _ random: inout SeededGenerator) -> Lists {
    var lists = lists
    for _ in 0..<Int.random(in: 0...4, using: &random) where !lists.isEmpty {
      let index = Int.random(in: 0..<lists.count, using: &random)
      let target = Int.random(in: 0..<lists.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: if !lists[index].items.isEmpty { lists[index].items.removeLast() }
      case 1: lists[index].items.insert(Int.random(in: 1_000..<9_999_999, using: &random), at: 0)
      case 2: lists[index].items.shuffle(using: &random)
      case 3:
        guard let item = lists[index].items.popLast() else { break }
        lists[target].items.insert(item, at: lists[target].items.count / 2)
      case 4: lists.remove(at: index)
      case 5: lists.swapAt(index, target)
      default:
        let id = Int.random(in: 1_000..<9_999_999, using: &random)
        lists.insert((id, [id + 10_000_000]), at: index)
      }
    }
    return lists
  }

  @Test(
    "They are those of the lists of ids, with as few moves as possible",
    arguments: PropertyRuns.blocks(full: 4_000))
  func changes(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let old = (0..<Int.random(in: 0...4, using: &random)).map { section in
        let count = Int.random(in: 0...12, using: &random)
        return (id: section, items: Array((0..<count).map { section * 100 + $0 }))
      }
      let new = edited(old, &random)
      var indexer = ContentIndexer()
      let first = indexer.index(lego(old), after: IndexedContent())
      let second = indexer.index(lego(new), after: first.content)
      let change = CollectionChange(
        displayed: first.content, content: second.content, difference: second.difference,
        invalidatesLayout: false)
      let report = UpdateReport(
        reason: .applied, display: .plain, fallback: nil, durations: .init(),
        remainingInsertions: 0, change: change)
      check(report, Set(old.flatMap(\.items)), Set(new.flatMap(\.items)), new, seed)
      for section in new {
        guard let before = old.first(where: { $0.id == section.id }) else { continue }
        check(report.changes, from: before, to: section, in: old, new, seed)
      }
    }
  }

  private func check(
    _ report: UpdateReport, _ old: Set<Int>, _ new: Set<Int>, _ lists: Lists, _ seed: UInt64
  ) {
    let inserted = report.inserted.map(\.base)
    #expect(
      inserted == lists.flatMap(\.items).filter { !old.contains($0) }.map(AnyHashable.init),
      "seed \(seed)")
    let deleted = Set(report.deleted.map(\.base))
    #expect(deleted == Set(old.subtracting(new).map(AnyHashable.init)), "seed \(seed)")
    let moved = report.changes.flatMap { change -> [AnyHashable] in
      if case .moved(let ids, _) = change { ids } else { [] }
    }
    #expect(report.moved.map(\.base) == moved, "seed \(seed)")
  }

  private func check(
    _ changes: [UpdateReport.Change], from before: (id: Int, items: [Int]),
    to after: (id: Int, items: [Int]), in old: Lists, _ new: Lists, _ seed: UInt64
  ) {
    var (deleted, inserted, moved) = ([AnyHashable](), [AnyHashable](), [AnyHashable]())
    for change in changes where change.section == AnyHashable(after.id) {
      switch change {
      case .deleted(let ids, _): deleted = ids
      case .inserted(let ids, _): inserted = ids
      case .moved(let ids, _): moved = ids
      default: break
      }
    }
    let (all, allBefore) = (Set(new.flatMap(\.items)), Set(old.flatMap(\.items)))
    #expect(
      deleted == before.items.filter { !all.contains($0) }.map(AnyHashable.init), "seed \(seed)")
    #expect(
      inserted == after.items.filter { !allBefore.contains($0) }.map(AnyHashable.init),
      "seed \(seed)")
    let come = after.items.filter { allBefore.contains($0) && !before.items.contains($0) }
    #expect(Set(moved).isSuperset(of: come.map(AnyHashable.init)), "seed \(seed)")
    // The items that neither have come nor count as moved are in their old order, and none can be added.
    let kept = after.items.filter { before.items.contains($0) && !moved.contains($0) }
    let positions = kept.compactMap(before.items.firstIndex(of:))
    #expect(positions == positions.sorted(), "seed \(seed)")
    let staying = after.items.compactMap(before.items.firstIndex(of:))
    #expect(positions.count == longestAscent(staying), "seed \(seed)")
  }

  /// The number of elements of a longest ascending subsequence, by comparing all pairs.
  private func longestAscent(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }
}
