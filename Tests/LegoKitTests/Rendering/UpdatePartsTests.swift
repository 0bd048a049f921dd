import LegoKit
import LegoSupport
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("Updates in parts") struct UpdatePartsTests {
  private final class Log {
    var reports: [UpdateReport] = []
    var outcomes: [String] = []
  }

  private func list(_ ids: [Int], _ others: [Int]? = nil) -> Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) { ids.map { Tile(id: $0) } }
      if let others {
        Section(id: 1, layout: RowsLayout(), header: Tile(id: -1)) {
          ForEach(others, id: \.self) { Note(id: $0) }
        }
      }
    }
  }

  /// A screen that has learned the cost of changes, with a budget that allows 50 insertions at once.
  private func screen(_ log: Log, _ ids: [Int] = Array(0..<60)) -> DisplayedLego {
    let shown = DisplayedLego(list(ids))
    shown.renderer.isAnimationEnabled = false
    shown.renderer.budget = UpdateBudget(animated: .zero, plain: .zero, part: .zero)
    shown.renderer.onUpdate = { log.reports.append($0) }
    return shown
  }

  private func items(_ shown: DisplayedLego) -> [Int] {
    (0..<shown.collectionView.numberOfSections).flatMap { section in
      (0..<shown.collectionView.numberOfItems(inSection: section)).compactMap {
        shown.renderer.item(at: IndexPath(item: $0, section: section))?.id.base.base as? Int
      }
    }
  }

  @Test("Many insertions are displayed in parts, from the top, and the update ends once")
  func insertions() async {
    let log = Log()
    let shown = screen(log)
    // 0 to 59 are displayed; 130 are inserted, half of them in front of 30, and 10 are deleted.
    let ids = Array(0..<30) + Array(1_000..<1_065) + Array(30..<50) + Array(2_000..<2_065)
    shown.renderer.apply(list(ids)) { log.outcomes.append("\($0)") }
    let first = Array(0..<30) + Array(1_000..<1_050) + Array(30..<50)
    #expect(items(shown) == first)
    #expect(log.outcomes == [])
    await turns(until: { !log.outcomes.isEmpty })
    #expect(items(shown) == ids)
    #expect(log.outcomes == ["applied"])
    #expect(log.reports.map(\.inserted.count) == [50, 50, 30])
    #expect(log.reports.map(\.deleted.count) == [10, 0, 0])
    #expect(log.reports.map(\.remainingInsertions) == [80, 30, 0])
    #expect(log.reports.dropLast().allSatisfy { $0.display == .plain })
    #expect(
      log.reports.first?.fallback
        == "130 insertions would take more than 0.0 seconds, so 50 of them are displayed.")
  }

  @Test("A section appears with its first item") func sections() async {
    let log = Log()
    let shown = screen(log)
    let ids = Array(0..<110)
    shown.renderer.apply(list(ids, Array(500..<560))) { log.outcomes.append("\($0)") }
    #expect(shown.collectionView.numberOfSections == 1)
    await turns(until: { !log.outcomes.isEmpty })
    #expect(items(shown) == ids + Array(500..<560))
    #expect(log.reports.map(\.inserted.count) == [50, 50, 10])
    #expect(log.reports.map(\.insertedSections.count) == [0, 1, 0])
  }

  @Test("A later update takes the place of the parts that remain") func superseded() async {
    let log = Log()
    let shown = screen(log)
    shown.renderer.apply(list(Array(0..<400))) { log.outcomes.append("first \($0)") }
    #expect(items(shown) == Array(0..<110))
    shown.renderer.apply(list([7, 8, 9])) { log.outcomes.append("second \($0)") }
    await turns(until: { log.outcomes.count >= 2 })
    #expect(log.outcomes == ["first superseded", "second applied"])
    #expect(items(shown) == [7, 8, 9])
    await turns(50)
    #expect(items(shown) == [7, 8, 9])
    #expect(log.outcomes.count == 2)
  }

  @Test("An update within its limit, and one that inserts little, are displayed at once")
  func smallUpdates() {
    let log = Log()
    let shown = screen(log)
    shown.renderer.apply(list(Array(10..<110)))
    #expect(items(shown) == Array(10..<110))
    shown.renderer.budget = UpdateBudget(plain: .seconds(1_000), part: .zero)
    shown.renderer.apply(list(Array(0..<1_000)))
    #expect(items(shown) == Array(0..<1_000))
    #expect(log.reports.map(\.remainingInsertions) == [0, 0])
  }

  @Test("The updates of a random program end once each, and the last content is displayed")
  func random() async {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<20 {
      let log = Log()
      let shown = screen(log)
      var last: [Int] = []
      let count = Int.random(in: 1...6, using: &generator)
      for number in 0..<count {
        let length = Int.random(in: 0...300, using: &generator)
        last = Array((0..<400).shuffled(using: &generator).prefix(length))
        shown.renderer.apply(list(last)) { log.outcomes.append("\(number) \($0)") }
        await turns(Int.random(in: 0...4, using: &generator))
      }
      for _ in 0..<400 where log.outcomes.count < count { await turns(1) }
      #expect(log.outcomes.count == count)
      #expect(Set(log.outcomes.map { $0.prefix(1) }).count == count)
      #expect(items(shown) == last)
    }
  }
}
