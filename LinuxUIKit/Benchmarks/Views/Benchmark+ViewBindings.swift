import BenchmarkHarness
import LegoKit
import UIKit

extension Benchmark {
  /// Bound labels, beside labels that are set by hand.
  static let viewBindings = Benchmark(
    "view-bindings",
    about: """
      Views that follow state: 10,000 labels of one state, of states of their own, and bound and \
      released. The floor sets the texts by hand.
      """, body: BoundLabels.measure)
}

/// Labels that follow state, without a layout.
@MainActor private enum BoundLabels {
  private static let count = 10_000

  static func measure(in run: BenchmarkRun) {
    measureShared(in: run)
    measureOwn(in: run)
    measureCreation(in: run)
  }

  private static func measureShared(in run: BenchmarkRun) {
    let text = State("")
    let labels = (0..<count).map { _ in UILabel().text(text) }
    let plain = (0..<count).map { _ in UILabel() }
    var turn = 0
    run.measure(
      [
        Work("10,000 labels of one state, within 3 x", target: .floors(3)) {
          turn += 1
          text.value = "turn \(turn)"
          return turn
        }
      ],
      floor: Work("by hand") {
        turn += 1
        for label in plain { label.text = "turn \(turn)" }
        return turn
      })
    text.value = "end"
    run.expect(labels.allSatisfy { $0.text == "end" }, "a label doesn't display its state")
  }

  private static func measureOwn(in run: BenchmarkRun) {
    let texts = (0..<count).map { State("\($0)") }
    let labels = texts.map { UILabel().text($0) }
    var turn = 0
    run.measure([
      Work("one of 10,000 labels of states of their own", target: .microseconds(5)) {
        turn += 1
        texts[5_000].value = "turn \(turn)"
        return turn
      }
    ])
    texts[7].value = "seven"
    run.expect(labels[7].text == "seven" && labels[8].text == "8", "a label has another's text")
  }

  private static func measureCreation(in run: BenchmarkRun) {
    let text = State("text")
    run.measure(
      [
        Work("10,000 labels created, bound and released, within 3 x", target: .floors(3)) {
          (0..<count).map { _ in UILabel().text(text) }.count
        }
      ],
      floor: Work("created, set and released") {
        (0..<count).map { _ in UILabel().text("text") }.count
      })
  }
}
