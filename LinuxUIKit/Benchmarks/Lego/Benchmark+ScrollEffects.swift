import BenchmarkHarness
import LegoKit
import UIKit

extension Benchmark {
  /// Scrolling through items with and without an effect.
  static let scrollEffects = Benchmark(
    "scroll-effects",
    about: """
      1,000 items of LegoKit at 20 points a frame, without an effect and with one that fades and \
      shrinks the cells at the edges of the screen.
      """
  ) { run in
    for (name, effect) in [
      ("a frame without an effect", nil), ("a frame with two effects", ScrollEffect.fade),
    ] {
      let screen = EffectScreen(effect)
      // Cells are created for the first screens.
      for _ in 0..<40 { screen.step() }
      let clock = ContinuousClock()
      let times = (0..<1_000).map { frame in
        let time = clock.measure { screen.step() }
        run.expect(
          screen.displaysEffect, "\(name): frame \(frame) displays other appearances")
        return time.nanoseconds
      }
      run.record(name, steps: times, target: .microsecondsOfMost(2_000))
    }
  }
}

/// A list of 1,000 rows, 44 points high, on a screen of 844 points.
@MainActor private final class EffectScreen {
  private let renderer: LegoRenderer
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let hasEffect: Bool

  init(_ effect: ScrollEffect?) {
    hasEffect = effect != nil
    let items = BenchmarkItem.items(1_000)
    var section = Section(id: 0, layout: RowsLayout(rowHeight: .exactly(44))) { items }
    if let effect { section = section.scrollEffect(effect).scrollEffect(.shrink) }
    renderer = LegoRenderer(lego: Lego { section })
    renderer.isAnimationEnabled = false
    renderer.render(in: view)
    view.layoutIfNeeded()
  }

  /// Scrolls by a frame, and to the start after the end.
  func step() {
    guard let list = renderer.collectionView else { return }
    let offset = list.contentOffset.y + 20
    list.contentOffset.y = offset > 1_000 * 44 - 844 ? 0 : offset
    list.layoutIfNeeded()
  }

  /// Whether each visible cell has the alpha and the scale that follow from the offset.
  var displaysEffect: Bool {
    guard let list = renderer.collectionView else { return false }
    let visible = list.contentOffset.y...list.contentOffset.y + 844
    let paths = list.indexPathsForVisibleItems
    return !paths.isEmpty
      && paths.allSatisfy { path in
        guard let cell = list.cellForItem(at: path) else { return false }
        let top = CGFloat(path.item) * 44
        let inside = min(top + 44, visible.upperBound) - max(top, visible.lowerBound)
        let share = hasEffect ? max(0, inside) / 44 : 1
        return abs(cell.alpha - share) < 1e-3
          && abs(cell.transform.a - (1 - 0.2 * (1 - share))) < 1e-6
      }
  }
}
