import BenchmarkHarness
import Foundation
import LegoKit
import SeededNumbers
import UIKit

extension Benchmark {
  /// Describing LegoKit screens, once and again.
  static let legoDescriptions = lego("descriptions", LegoDescriptions.measure)
  /// One change of 100,000 items, beside the same screen written by hand.
  static let legoChanges = lego("changes", LegoChanges.measure)
  /// Changes of a dashboard and of a table.
  static let legoDashboard = lego("dashboard", LegoDashboard.measure)
  /// Changes of waterfalls and of self-sizing lists.
  static let legoSizes = lego("sizes", LegoSizes.measure)

  private static func lego(
    _ part: String, _ measure: @escaping @MainActor (BenchmarkRun) -> Void
  ) -> Benchmark {
    Benchmark(
      "lego-\(part)",
      about: """
        Screens of LegoKit: from a write of state to filled cells, without animation. The floor is \
        the same change of the same screen written by hand with a diffable data source.
        """, body: measure)
  }
}

private let rows = RowsLayout(rowHeight: .exactly(44))

/// Describing items, without a screen and with one on which nothing changes.
@MainActor private enum LegoDescriptions {
  static func measure(in run: BenchmarkRun) {
    let items = BenchmarkItem.items(100_000)
    run.measure([
      Work("describing 100,000 items", target: .microseconds(50)) {
        Lego { Section(id: 0, layout: rows) { items } }.itemCount
      }
    ])
    let one = LegoScreen([items], layout: rows)
    run.measure([
      Work("described again, 100,000 in a section", target: .microseconds(100)) {
        applyAgain(one)
      }
    ])
    // One screen after the other: 10,000 sections are more memory than the processor's cache has.
    let hundred = LegoScreen(
      (0..<100).map { BenchmarkItem.items(1_000, from: $0 * 1_000) }, layout: rows)
    run.measure([
      Work("described again, 100 sections of 1,000", target: .microseconds(300)) {
        applyAgain(hundred)
      }
    ])
    let many = LegoScreen(
      (0..<10_000).map { BenchmarkItem.items(10, from: $0 * 10) }, layout: rows)
    run.measure([
      Work("described again, 10,000 sections of 10", target: .microseconds(3_000)) {
        applyAgain(many)
      },
      Work("one item of 10,000 sections of 10", target: .microseconds(5_000)) {
        change(many)
      },
      Work("their blocks alone, as sections that nothing compares") { many.sections.count },
      Work("their arrays alone, each as a list of items") {
        many.parts.reduce(0) { $0 + ItemList($1.items).count }
      },
    ])
    run.expect(many.displaysItsState, "10,000 sections don't display their state")
    measureLoop(in: run)
    run.expect(one.displaysItsState, "100,000 items don't display their state")
  }

  private static func measureLoop(in run: BenchmarkRun) {
    let loop = LegoScreen(
      (0..<10_000).map { BenchmarkItem.items(10, from: $0 * 10) }, layout: rows,
      keepsSections: true)
    run.measure([
      Work("described again, 10,000 sections of a ForEach", target: .microseconds(1_000)) {
        loop.parts = loop.parts.map { $0 }
        return loop.update()
      },
      Work("one item of 10,000 sections of a ForEach", target: .microseconds(1_500)) {
        change(loop)
      },
    ])
    run.expect(loop.displaysItsState, "10,000 sections of a ForEach don't display their state")
    let long = LegoScreen(
      (0..<100).map { BenchmarkItem.items(1_000, from: $0 * 1_000) }, layout: rows,
      keepsSections: true)
    run.measure([
      Work("one item of 100 sections of 1,000 of a ForEach", target: .microseconds(100)) {
        change(long)
      }
    ])
    run.expect(long.displaysItsState, "100 sections of a ForEach don't display their state")
  }

  private static func applyAgain(_ screen: LegoScreen<BenchmarkItem>) -> Int {
    screen.legoRenderer.apply(screen.lego)
    return screen.update()
  }

  private static func change(_ screen: LegoScreen<BenchmarkItem>) -> Int {
    screen.parts[0].items[1].text += "."
    if screen.parts[0].items[1].text.count > 8 { screen.parts[0].items[1].text = "" }
    return screen.update()
  }
}

/// One change of 100,000 items.
@MainActor private enum LegoChanges {
  static func measure(in run: BenchmarkRun) {
    let items = BenchmarkItem.items(100_000)
    let lego = LegoScreen([items], layout: rows)
    let hand = HandWrittenScreen([items])
    measureChange(lego, hand, in: run)
    measureInsertion(lego, hand, inFront: false, "appended and removed", in: run)
    measureInsertion(lego, hand, inFront: true, "inserted in front and removed", in: run)
    measureReport(of: lego, in: run)
    measureShuffle(lego, hand, in: run)
  }

  private static func measureReport(of lego: LegoScreen<BenchmarkItem>, in run: BenchmarkRun) {
    var report: UpdateReport?
    lego.legoRenderer.onUpdate = { report = $0 }
    let middle = lego.parts[0].items.count / 2
    lego.parts[0].items.insert(BenchmarkItem(id: -1), at: middle)
    _ = lego.update()
    run.measure([
      Work("the changes in the report of one of 100,000 inserted", target: .microseconds(500)) {
        report?.changes.count ?? 0
      }
    ])
    run.expect(
      report?.changes == [.inserted([-1], in: lego.parts[0].id)], "the report is another one")
    lego.legoRenderer.onUpdate = nil
    lego.parts[0].items.remove(at: middle)
    _ = lego.update()
  }

  private static func measureChange(
    _ lego: LegoScreen<BenchmarkItem>, _ hand: HandWrittenScreen, in run: BenchmarkRun
  ) {
    var turn = 0
    run.measure(
      [
        Work("one visible item of 100,000, within 1.5 x", target: .floors(1.5)) {
          turn += 1
          lego.parts[0].items[3].text = "turn \(turn)"
          return lego.update()
        }
      ],
      floor: Work("by hand") {
        turn += 1
        return hand.change([3], to: "turn \(turn)")
      })
    var copy = lego.parts[0].items
    run.measure([
      Work("copying and comparing the array alone") {
        turn += 1
        return comparison(ofChanging: &copy, to: "turn \(turn)")
      }
    ])
    BenchmarkCell.updates = 0
    lego.parts[0].items[3].text = "new"
    _ = lego.update()
    run.expect(BenchmarkCell.updates == 1, "\(BenchmarkCell.updates) cells were updated, not 1")
    run.expect(lego.displaysItsState, "the change is not displayed")
    _ = hand.change([3], to: "new")
    run.expect(hand.texts[3] == "new", "the change by hand is not displayed")
  }

  /// Changes an array as a write of state does whose old value is displayed, and compares the bits
  /// of both.
  private static func comparison(
    ofChanging items: inout [BenchmarkItem], to text: String
  ) -> Int {
    let old = items
    items[3].text = text
    return old[4...].withUnsafeBytes { old in
      items[4...].withUnsafeBytes { new in
        guard let old = old.baseAddress, let start = new.baseAddress else { return 0 }
        return Int(memcmp(old, start, new.count)) + items.count
      }
    }
  }

  private static func measureInsertion(
    _ lego: LegoScreen<BenchmarkItem>, _ hand: HandWrittenScreen, inFront: Bool, _ name: String,
    in run: BenchmarkRun
  ) {
    let item = BenchmarkItem(id: -1)
    run.measure(
      [
        Work("one of 100,000 \(name), within 1.5 x", target: .floors(1.5)) {
          let index = inFront ? 0 : lego.parts[0].items.count
          lego.parts[0].items.insert(item, at: index)
          let count = lego.update()
          lego.parts[0].items.remove(at: index)
          return count + lego.update()
        }
      ],
      floor: Work("by hand") { hand.insert(item, inFront: inFront) + hand.remove(-1) })
    run.expect(lego.displaysItsState, "\(name) is not displayed")
  }

  private static func measureShuffle(
    _ lego: LegoScreen<BenchmarkItem>, _ hand: HandWrittenScreen, in run: BenchmarkRun
  ) {
    let items = lego.parts[0].items
    var random = SeededGenerator(seed: 13)
    let orders = [items, items.shuffled(using: &random)]
    let ids = orders.map { $0.map(\.id) }
    var (turn, handTurn) = (0, 0)
    run.measure(
      [
        Work("100,000 shuffled, within 1.3 x", target: .floors(1.3)) {
          turn = 1 - turn
          lego.parts[0].items = orders[turn]
          return lego.update()
        }
      ],
      floor: Work("by hand") {
        handTurn = 1 - handTurn
        return hand.show(ids[handTurn])
      })
    run.expect(lego.displaysItsState, "the shuffled items are not displayed")
  }
}

/// A screen of 50 sections of 200 items, and a table.
@MainActor private enum LegoDashboard {
  static func measure(in run: BenchmarkRun) {
    let sections = (0..<50).map { BenchmarkItem.items(200, from: $0 * 200) }
    let (lego, hand) = (LegoScreen(sections, layout: rows), HandWrittenScreen(sections))
    var turn = 0
    run.measure(
      [
        Work("one item of 50 sections of 200, within 1.5 x", target: .floors(1.5)) {
          turn += 1
          lego.parts[0].items[3].text = "turn \(turn)"
          return lego.update()
        },
        Work("one section of 200", target: .microseconds(3_000)) {
          turn += 1
          for index in 0..<200 { lego.parts[0].items[index].text = "turn \(turn)" }
          return lego.update()
        },
      ],
      floor: Work("by hand") {
        turn += 1
        return hand.change([3], to: "turn \(turn)")
      })
    run.expect(lego.displaysItsState, "the dashboard doesn't display its state")
    measureTable(in: run)
  }

  private static func measureTable(in run: BenchmarkRun) {
    let table = TableLayout(
      columns: Array(repeating: .flexible, count: 8), rowHeight: .exactly(44))
    let lego = LegoScreen([BenchmarkItem.items(80_000)], layout: table)
    let items = lego.parts[0].items
    let sorted = stride(from: 0, to: items.count, by: 8).reversed()
      .flatMap { items[$0..<$0 + 8] }
    var (turn, order) = (0, 0)
    run.measure([
      Work("one field of a table of 10,000 rows x 8", target: .microseconds(2_000)) {
        turn += 1
        lego.parts[0].items[3].text = "turn \(turn)"
        return lego.update()
      },
      Work("the table sorted", target: .microseconds(60_000)) {
        order = 1 - order
        lego.parts[0].items = order == 0 ? items : sorted
        return lego.update()
      },
    ])
    run.expect(lego.displaysItsState, "the table doesn't display its state")
  }
}

/// Items with heights of their own.
@MainActor private enum LegoSizes {
  static func measure(in run: BenchmarkRun) {
    measureWaterfall(in: run)
    measureSelfSizing(in: run)
  }

  private static func measureWaterfall(in run: BenchmarkRun) {
    let items = BenchmarkItem.items(100_000)
    let layout = WaterfallLayout(columns: 2)
    let screen = LegoScreen([items], layout: layout)
    let more = BenchmarkItem.items(100, from: 1_000_000)
    var turn = 0
    run.measure([
      Work("a waterfall of 100,000: the first screen", target: .microseconds(40_000)) {
        LegoScreen([items], layout: layout).update()
      },
      Work("one height changed", target: .microseconds(5_000)) {
        turn += 1
        screen.parts[0].items[3].height = CGFloat(50 + turn % 7)
        return screen.update()
      },
      Work("100 appended and removed", target: .microseconds(4_000)) {
        screen.parts[0].items += more
        let count = screen.update()
        screen.parts[0].items.removeLast(100)
        return count + screen.update()
      },
    ])
    run.expect(screen.displaysItsState, "the waterfall doesn't display its state")
  }

  private static func measureSelfSizing(in run: BenchmarkRun) {
    let items = (0..<100_000).map { SelfSizingItem(id: $0) }
    let screen = LegoScreen([items], layout: RowsLayout())
    var turn = 0
    run.measure([
      Work("a self-sizing list of 100,000: the first screen", target: .microseconds(20_000)) {
        LegoScreen([items], layout: RowsLayout()).update()
      },
      Work("one of it changed", target: .microseconds(2_000)) {
        turn += 1
        screen.parts[0].items[3].text = turn.isMultiple(of: 2) ? "one line" : "two\nlines"
        return screen.update()
      },
    ])
    run.expect(screen.displaysItsState, "the self-sizing list doesn't display its state")
  }
}
