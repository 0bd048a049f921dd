import BenchmarkHarness
import CompositionalLayout
import Foundation
import SeededNumbers

extension Benchmark {
  /// The elements of a screen, and one measurement, with few of very many rows measured.
  package static let estimatedRows = Benchmark(
    "estimated-rows", about: "A million rows of estimated height, every hundredth measured."
  ) { run in
    var rows = EstimatedRows()
    var random = SeededGenerator(seed: 53)
    let offsets = (0..<1_024).map { _ in
      CGFloat.random(in: 0...(rows.layout.contentSize.height - 844), using: &random)
    }
    let floor = PrefixSumFloor(rows.heights, offsets: offsets, length: 844)
    var turn = 0
    let query = Work("a screen from anywhere", target: .microseconds(5)) {
      turn = (turn + 1) % offsets.count
      return rows.elements(in: EstimatedRows.rect(at: offsets[turn])).count
    }
    let measurement = Work("one measurement", target: .microseconds(2)) {
      let row = Int.random(in: 0..<EstimatedRows.count / 100, using: &random) * 100
      rows.measure(row, height: .random(in: 40..<160, using: &random).rounded())
      return row
    }

    run.measure([query], floor: floor.work)
    run.measure([measurement], floor: floor.work)

    check(rows, offsets, in: run)
  }

  /// Checks that every row on every screen starts at the sum of the heights before it.
  @MainActor private static func check(
    _ rows: EstimatedRows, _ offsets: [CGFloat], in run: BenchmarkRun
  ) {
    let starts = rows.starts
    let total = rows.heights.reduce(0, +)
    run.expect(rows.layout.contentSize.height, equals: total, "the height of all rows")
    for offset in offsets {
      let found = rows.elements(in: EstimatedRows.rect(at: offset))
      let first = starts.partitioningIndex { $0 > offset } - 1
      let last = starts.partitioningIndex { $0 >= offset + 844 } - 1
      run.expect(found.map(\.item) == Array(first...last), "the rows on the screen at \(offset)")
      for element in found {
        run.expect(element.frame.minY, equals: starts[element.item], "y of row \(element.item)")
        run.expect(
          element.frame.height, equals: rows.heights[element.item], "height of \(element.item)")
      }
    }
  }
}

extension Array {
  /// Returns the first index whose element passes `test`, if all after it pass too.
  fileprivate func partitioningIndex(where test: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
