import BenchmarkHarness
import UIKit

extension Benchmark {
  /// Updates of a long list by a data source, as an app's author writes them by hand.
  static let listUpdates = Benchmark(
    "list-updates",
    about: """
      100,000 rows, 20 of them visible, updated through the snapshot of the data source without \
      animation, and laid out. Rows that were measured were displayed once.
      """
  ) { run in
    for content in UpdatedList.Content.allCases {
      let list = UpdatedList(content)
      run.expect(list.isCorrect, "\(content.rawValue): the first rows")
      for update in UpdatedList.Update.allCases {
        let title = "\(update.rawValue), \(content.rawValue)"
        run.measure([
          Work(title, target: .microseconds(1_000)) { list.perform(update) }
        ])
        list.endPair(of: update)
        run.expect(list.isCorrect, "\(title): the rows")
      }
    }
  }
}
