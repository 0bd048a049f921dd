import CompositionalLayout
import LayoutGeometry

/// Shows which part of the content is seen while a scroll view moves (uikit.md 5.4).
///
/// The bars are subviews, made when they are first seen.
@MainActor final class ScrollIndicators {
  private var bars: [LayoutAxis: ScrollIndicatorView] = [:]
  private var fading: Fading?

  /// A time from which the bars fade.
  private struct Fading {
    let start: TimeInterval
  }

  /// Shows the bars of the axes that scroll, as long as nothing lets them fade.
  func show(in view: UIScrollView) {
    fading = nil
    for axis in [LayoutAxis.horizontal, .vertical] {
      guard view.showsIndicator(on: axis), view.indicatorFrame(on: axis) != nil else { continue }
      bar(on: axis, of: view).alpha = 1
    }
    place(in: view)
  }

  /// Lets the bars that show fade after some seconds.
  func fade(after delay: TimeInterval, in view: UIScrollView) {
    guard bars.values.contains(where: { $0.alpha > 0 }) else { return }
    let start = FrameClock.shared.now + delay
    fading = Fading(start: start)
    FrameClock.shared.onEachFrame { [weak self] time in self?.fade(from: start, at: time) ?? false }
  }

  /// Puts the bars where they belong at the present offset; costs nothing while none shows.
  func place(in view: UIScrollView) {
    for (axis, bar) in bars where bar.alpha > 0 {
      let frame = view.indicatorFrame(on: axis)
      bar.isHidden = frame == nil || !view.showsIndicator(on: axis)
      guard let frame, frame != bar.frame else { continue }
      bar.frame = frame
    }
  }

  /// Takes the color of another style.
  func recolor(in view: UIScrollView) {
    for bar in bars.values { bar.backgroundColor = view.indicatorStyle.color }
  }

  private func bar(on axis: LayoutAxis, of view: UIScrollView) -> ScrollIndicatorView {
    if let bar = bars[axis] { return bar }
    let bar = ScrollIndicatorView()
    bar.backgroundColor = view.indicatorStyle.color
    bars[axis] = bar
    view.addSubview(bar)
    return bar
  }

  private func fade(from start: TimeInterval, at time: TimeInterval) -> Bool {
    guard fading?.start == start else { return false }
    let passed = (time - start) / Self.fadingTime
    for bar in bars.values { bar.alpha = min(1, max(0, 1 - passed)) }
    return passed < 1
  }

  /// How long after the end of a movement the bars begin to fade, in seconds.
  static let restingTime: TimeInterval = 0.3
  /// [guess 5.4] How long bars are shown that flash, in seconds; the sheet says 1.0 to 1.5.
  static let flashingTime: TimeInterval = 1.2
  /// [guess 5.4] How long they fade, in seconds; the sheet says 0.3 to 0.4.
  private static let fadingTime: TimeInterval = 0.35
}
