import Foundation
import UIKit

extension Benchmark {
  /// Building snapshots, looking things up in them and changing them.
  static let snapshots = Benchmark(
    "snapshots", about: "Building a snapshot of ten sections, and each change and question."
  ) { run in
    for (count, size) in [(100_000, "100k"), (1_000_000, "1M")] {
      SnapshotCase(MadeSnapshot<String>(count), name: "\(size) strings").measure(in: run)
      SnapshotCase(MadeSnapshot<UUID>(count), name: "\(size) UUIDs").measure(in: run)
    }
    noteMemory(in: run)
  }

  /// The memory of a snapshot's item, before and after something was looked up.
  @MainActor private static func noteMemory(in run: BenchmarkRun) {
    let count = 1_000_000
    let made = MadeSnapshot<Int>(count)
    // The first ones fill the holes that earlier work left behind.
    var kept = (0..<2).map { _ in made.made() }
    guard let start = ProcessMemory.resident else { return }
    kept += (0..<4).map { _ in made.made() }
    guard let built = ProcessMemory.resident else { return }
    let places = kept.suffix(4).map { $0.indexOfItem(made.identifier(at: 0.5)) }
    guard let indexed = ProcessMemory.resident else { return }
    run.expect(places.allSatisfy { $0 == count / 2 }, "the middle of 1M integers")
    let bytes = { (amount: Int) in String(format: "%.1f", Double(amount) / 4 / Double(count)) }
    run.note(
      "memory of an item of 8 bytes: \(bytes(built - start)) bytes in a new snapshot, "
        + "\(bytes(indexed - start)) after something was looked up")
  }
}
