import BenchmarkHarness
import Foundation
import LegoKit
import UIKit

extension Benchmark {
  /// Changes of rows whose items state their heights.
  static let legoStatedHeights = Benchmark(
    "lego-stated-heights",
    about: """
      Rows whose items state their heights, of one height and of many: from a write of state to filled \
      cells, without animation. The floor is the same change of the same screen written by hand with a \
      diffable data source.
      """
  ) { LegoStatedHeights.measure(in: $0) }
}

@MainActor private enum LegoStatedHeights {
  static func measure(in run: BenchmarkRun) {
    for (name, counts) in [
      ("100,000 rows", [100_000]), ("100 x 1,000", Array(repeating: 1_000, count: 100)),
      ("50 x 200", Array(repeating: 200, count: 50)),
    ] {
      measure(name, counts, RowsLayout(), varies: false, in: run)
      measure("\(name) of 60 heights", counts, RowsLayout(), varies: true, in: run)
    }
    measure(
      "100,000 in a grid", [100_000], GridLayout(columns: 2, rowHeight: .fromCells),
      varies: false, in: run)
  }

  private static func measure(
    _ name: String, _ counts: [Int], _ layout: any SectionLayout, varies: Bool,
    in run: BenchmarkRun
  ) {
    var start = 0
    let sections = counts.map { count in
      defer { start += count }
      return (start..<start + count).map {
        BenchmarkItem(id: $0, height: varies ? CGFloat(40 + $0 % 60) : 44)
      }
    }
    let lego = LegoScreen(sections, layout: layout)
    let hand = HandWrittenScreen(sections, hasHeightsOfItems: varies)
    let resizable = HandWrittenScreen(sections, hasHeightsOfItems: true)
    let item = BenchmarkItem(id: -1)
    let changes: [(String, (Int) -> Int)] = [
      ("appended", { $0 }), ("inserted in the middle", { $0 / 2 }),
    ]
    for (change, index) in changes {
      run.measure(
        [
          // Twice the copies of both arrays and four times by hand: 4 x 0.55 + 4 x 0.36 ms.
          Work(
            "\(name), one \(change) and removed", target: .floors(counts.count == 1 ? 10 : 4)
          ) {
            let index = index(lego.parts[0].items.count)
            lego.parts[0].items.insert(item, at: index)
            let count = lego.update()
            lego.parts[0].items.remove(at: index)
            return count + lego.update()
          }
        ],
        floor: Work("by hand") { hand.insert(item, inFront: false) + hand.remove(-1) })
    }
    var turn = 0
    run.measure(
      [
        Work("\(name), one resized", target: .floors(4)) {
          turn += 1
          lego.parts[0].items[2].height = CGFloat(50 + turn % 7)
          return lego.update()
        }
      ], floor: Work("by hand") { resizable.resize(2, to: CGFloat(50 + turn % 7)) })
    measureCopy(of: lego, name, in: run)
    run.expect(lego.displaysItsState, "\(name) don't display their state")
    let cell = lego.collectionView?.cellForItem(at: IndexPath(item: 2, section: 0))
    let height = lego.parts[0].items[2].height
    run.expect(
      cell.map { $0.bounds.height >= height } ?? false, "the third row is not \(height) high")
  }

  /// The part of a change that is the app's: its array is copied, since the displayed one is kept.
  private static func measureCopy(
    of lego: LegoScreen<BenchmarkItem>, _ name: String, in run: BenchmarkRun
  ) {
    var items = lego.parts[0].items
    run.measure([
      Work("\(name): copying and comparing the array alone") {
        let old = items
        items[2].text = items[2].text.isEmpty ? "text" : ""
        return old[3...].withUnsafeBytes { old in
          items[3...].withUnsafeBytes { new in
            guard let old = old.baseAddress, let start = new.baseAddress else { return 0 }
            return Int(memcmp(old, start, new.count)) + items.count
          }
        }
      }
    ])
  }
}
