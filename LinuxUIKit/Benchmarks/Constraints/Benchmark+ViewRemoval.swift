import BenchmarkHarness
import UIKit

extension Benchmark {
  /// The removal of all subviews, one by one, from a view that holds their constraints.
  static let viewRemoval = Benchmark(
    "view-removal",
    about: """
      A view removes its subviews from the first to the last. It holds four constraints of each. \
      Ten times as many take about ten times as long.
      """
  ) { run in
    for count in [100, 1_000, 10_000] {
      let steps = (0..<5).map { _ in removal(of: count, in: run) }
      run.record("\(count) subviews", steps: steps)
    }
  }

  /// Returns the time of the removal of `count` subviews, in nanoseconds.
  @MainActor private static func removal(of count: Int, in run: BenchmarkRun) -> Double {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let children = (0..<count).map { _ in UIView() }
    for (row, child) in children.enumerated() {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -16),
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(row) * 8),
        child.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.01),
      ])
    }
    parent.layoutIfNeeded()
    let last = Double(children.last?.frame.minY ?? -1)
    run.expect(last, equals: Double(count - 1) * 8, "the position of the last of \(count) subviews")
    let time = ContinuousClock().measure {
      for child in children { child.removeFromSuperview() }
      parent.layoutIfNeeded()
    }
    run.expect(parent.subviews.isEmpty && parent.constraints.isEmpty, "\(count) were not removed")
    return time.nanoseconds
  }
}
