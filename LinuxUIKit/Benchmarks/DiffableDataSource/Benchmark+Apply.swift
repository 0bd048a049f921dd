import BenchmarkHarness
import Foundation
import UIKit

extension Benchmark {
  /// Applying snapshots to a displayed collection view, including its layout.
  static let apply = Benchmark(
    "apply",
    about: "apply(_:) of a diffable data source with 100,000 items on show, without animation."
  ) { run in
    ApplyCase(SnapshotInput<String>(100_000), name: "strings").measure(in: run)
    ApplyCase(SnapshotInput<UUID>(100_000), name: "UUIDs").measure(in: run)
    ApplyCase(SnapshotInput<Int>(100_000), name: "integers").measure(in: run)
  }
}
