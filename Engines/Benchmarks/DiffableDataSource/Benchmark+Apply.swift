import Foundation
import UIKit

extension Benchmark {
  /// Applying snapshots to a collection view on show, to the last cell in its place.
  static let apply = Benchmark(
    "apply",
    about: "apply(_:) of a diffable data source with 100,000 items on show, without animation."
  ) { run in
    ApplyCase(MadeSnapshot<String>(100_000), name: "strings").measure(in: run)
    ApplyCase(MadeSnapshot<UUID>(100_000), name: "UUIDs").measure(in: run)
    ApplyCase(MadeSnapshot<Int>(100_000), name: "integers").measure(in: run)
  }
}
