import BenchmarkHarness
import Foundation
import UIKit

extension Benchmark {
  /// Building, querying and changing snapshots.
  static let snapshots = Benchmark(
    "snapshots", about: "Building a snapshot of ten sections, and each change and question."
  ) { run in
    for (count, size) in [(100_000, "100k"), (1_000_000, "1M")] {
      SnapshotCase(SnapshotInput<String>(count), name: "\(size) strings").measure(in: run)
      SnapshotCase(SnapshotInput<UUID>(count), name: "\(size) UUIDs").measure(in: run)
    }
    noteMemory(in: run)
  }

  /// Notes the memory of an item of a snapshot, without and with an index.
  @MainActor private static func noteMemory(in run: BenchmarkRun) {
    let count = 1_000_000
    let input = SnapshotInput<Int>(count)
    // The first ones fill the gaps that earlier work left in the heap.
    var kept = (0..<2).map { _ in input.snapshot() }
    guard let start = ProcessMemory.resident else { return }
    kept += (0..<4).map { _ in input.snapshot() }
    guard let built = ProcessMemory.resident else { return }
    let positions = kept.suffix(4).map { $0.indexOfItem(input.identifier(at: 0.5)) }
    guard let indexed = ProcessMemory.resident else { return }
    run.expect(positions.allSatisfy { $0 == count / 2 }, "the middle of 1M integers")
    let bytes = { (amount: Int) in String(format: "%.1f", Double(amount) / 4 / Double(count)) }
    run.note(
      "memory of an item of 8 bytes: \(bytes(built - start)) bytes in a new snapshot, "
        + "\(bytes(indexed - start)) after something was looked up")
  }
}
