import CompositionalLayout
import LayoutGeometry

/// The scroll indicators of a scroll view (uikit.md, 5.4).
///
/// The indicators are subviews, created when they first become visible.
@MainActor final class ScrollIndicators {
  private var bars: [LayoutAxis: ScrollIndicatorView] = [:]
  private var fading: Fading?

  /// A pending or running fade.
  private struct Fading {
    let start: TimeInterval
  }

  /// Shows the indicators of scrollable axes until they are faded out.
  func show(in view: UIScrollView) {
    fading = nil
    for axis in [LayoutAxis.horizontal, .vertical] {
      guard view.showsIndicator(on: axis), view.indicatorFrame(on: axis) != nil else { continue }
      bar(on: axis, of: view).alpha = 1
    }
    updateFrames(in: view)
  }

  /// Fades visible indicators out after a delay.
  func fade(after delay: TimeInterval, in view: UIScrollView) {
    guard bars.values.contains(where: { $0.alpha > 0 }) else { return }
    let start = FrameClock.shared.now + delay
    fading = Fading(start: start)
    FrameClock.shared.onEachFrame { [weak self] time in self?.fade(from: start, at: time) ?? false }
  }

  /// Updates the frames of visible indicators for the current offset.
  func updateFrames(in view: UIScrollView) {
    for (axis, bar) in bars where bar.alpha > 0 {
      let frame = view.indicatorFrame(on: axis)
      bar.isHidden = frame == nil || !view.showsIndicator(on: axis)
      guard let frame, frame != bar.frame else { continue }
      bar.frame = frame
    }
  }

  /// Updates the colors for another style.
  func updateColors(in view: UIScrollView) {
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
    let passed = (time - start) / Self.fadeDuration
    for bar in bars.values { bar.alpha = min(1, max(0, 1 - passed)) }
    return passed < 1
  }

  /// The delay between the end of scrolling and the fade, in seconds.
  static let fadeDelay: TimeInterval = 0.3
  // Unverified: inferred from the range of 1.0 to 1.5 in uikit.md, 5.4.
  /// The duration for which flashing indicators are visible, in seconds.
  static let flashDuration: TimeInterval = 1.2
  // Unverified: inferred from the range of 0.3 to 0.4 in uikit.md, 5.4.
  /// The duration of the fade, in seconds.
  private static let fadeDuration: TimeInterval = 0.35
}

/// The scroll indicator of one axis.
final class ScrollIndicatorView: UIView {
  /// Creates an indicator that ignores touches.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thickness / 2
    // Keeps the indicator in front of content that is added later.
    layer.zPosition = .greatestFiniteMagnitude
  }

  required init?(coder: NSCoder) { nil }

  /// The thickness of an indicator and its distance from the edge, in points (uikit.md, 5.4).
  static let thickness: CGFloat = 3
}
