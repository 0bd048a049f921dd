import BenchmarkHarness
import UIKit

extension Benchmark {
  /// Updates of a long list by a data source, as an app's author writes them by hand.
  static let listUpdates = Benchmark(
    "list-updates",
    about: """
      100,000 rows of one section, 20 of them visible, updated through the snapshot of the data \
      source without animation, and laid out.
      """
  ) { run in
    for heights in [UpdatedList.Heights.absolute, .estimated] {
      let list = UpdatedList(heights)
      for update in UpdatedList.Update.allCases {
        run.measure([
          Work("\(update.rawValue), \(heights.rawValue) heights", target: .microseconds(1_000)) {
            list.perform(update)
          }
        ])
        run.expect(list.isCorrect, "\(update.rawValue), \(heights.rawValue) heights: the rows")
      }
    }
  }
}
