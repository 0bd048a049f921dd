import BenchmarkHarness
import CompositionalLayout
import Foundation

extension Benchmark {
  /// The memory of a solved section with few items and with very many.
  package static let screenMemory = Benchmark(
    "screen-memory", about: "Solving N rows, and the memory that the solution keeps."
  ) { run in
    let bytes = ProcessMemory.bytes(
      perValueOf: FixedRows.counts.map { count in { FixedRows.solved(count) } })
    for (count, bytes) in zip(FixedRows.counts, bytes) {
      run.note("\(FixedRows.title(count)): \(Int(bytes)) bytes")
    }
    run.compare(bytes, "memory")

    let times = run.measure(
      FixedRows.counts.map { count in
        Work(FixedRows.title(count)) { Int(FixedRows.solved(count).contentSize.height) }
      })

    run.compare(times.map(\.median), "time")
    let height = FixedRows.solved(1_000).contentSize.height
    run.expect(height, equals: 1_000 * 72 - 8, "the height of 1,000 rows")
  }
}
