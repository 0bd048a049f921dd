import LegoKit
import LegoSupport
import Testing
import UIKit

/// An item whose comparison takes 3 ms, whose measuring takes 5 ms, and whose cell takes 7 ms to fill,
/// by the clock of animations.
private struct TimedItem: TypedItemType {
  typealias CellType = TimedCell
  let id: Int
  let text: String
  /// The number of comparisons, measurements and fills.
  @MainActor static var calls = (comparisons: 0, measurements: 0, fills: 0)

  static func hasEqualContent(_ one: TimedItem, _ other: TimedItem) -> Bool {
    MainActor.assumeIsolated {
      calls.comparisons += 1
      Touch.advance(by: 0.003)
    }
    return one.text == other.text
  }
}

private final class TimedCell: UICollectionViewCell, TypedCellType {
  func update(with item: TimedItem) {
    TimedItem.calls.fills += 1
    Touch.advance(by: 0.007)
  }

  static func layout(constraintsTo size: CGSize, with item: TimedItem) -> CGSize {
    TimedItem.calls.measurements += 1
    Touch.advance(by: 0.005)
    return CGSize(width: size.width, height: 44)
  }
}

@MainActor
@Suite("Durations of updates", .enabled(if: Touch.isAvailable), .serialized)
struct UpdateDurationTests {
  private func lego(_ texts: [String]) -> Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) {
        texts.enumerated().map { TimedItem(id: $0, text: $1) }
      }
    }
  }

  @Test("The parts of an update take the time that the clock has advanced in them") func parts() {
    Touch.holdingClock {
      let shown = DisplayedLego(LegoRenderer(lego: lego(["a", "b", "c"])))
      var reports: [UpdateReport] = []
      shown.renderer.onUpdate = { reports.append($0) }
      TimedItem.calls = (0, 0, 0)
      // One item has changed: it is compared, measured and filled.
      shown.renderer.apply(lego(["a", "b", "d"]))
      let calls = TimedItem.calls
      #expect(calls.comparisons > 0 && calls.measurements > 0 && calls.fills > 0)
      #expect(reports.count == 1)
      let durations = reports.first?.durations
      #expect(areClose(durations?.comparison, .milliseconds(3 * calls.comparisons)))
      #expect(areClose(durations?.measuring, .milliseconds(5 * calls.measurements)))
      #expect(areClose(durations?.display, .milliseconds(7 * calls.fills)))
    }
  }

  private func areClose(_ one: Duration?, _ other: Duration) -> Bool {
    guard let one else { return false }
    return one - other < .microseconds(1) && other - one < .microseconds(1)
  }
}
