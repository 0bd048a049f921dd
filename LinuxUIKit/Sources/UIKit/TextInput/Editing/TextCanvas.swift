/// The view that a text field or text view draws its text on.
///
/// It is between the background and the side views of a field, and scrolls with the content of a
/// text view.
final class TextCanvas: UIView {
  private var blink = CaretBlink()
  private var drawContent: (CGContext) -> Void = { _ in }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the handler that draws the content.
  func setDrawHandler(_ handler: @escaping (CGContext) -> Void) {
    drawContent = handler
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawContent(context)
  }

  /// Makes the caret visible, and starts its blinking again.
  func restartBlinking() {
    blink = CaretBlink(start: FrameClock.shared.now)
  }

  /// Whether the caret is currently in the visible phase.
  var isCaretVisible: Bool {
    window?.disablesAnimations == true || blink.isVisible(at: FrameClock.shared.now)
  }
}

/// The blinking of a caret.
struct CaretBlink {
  /// The time of the caret's last movement, from which on it is visible.
  var start: TimeInterval = 0

  /// Returns whether the caret is visible at a time: half a second visible, half a second not.
  func isVisible(at time: TimeInterval) -> Bool {
    let passed = max(0, time - start) + Self.tolerance
    return passed.truncatingRemainder(dividingBy: Self.period) < Self.period / 2
  }

  // Unverified: the period and the sharp changes are inferred from uikit.md, 3.5.
  private static let period: TimeInterval = 1
  /// The rounding error of a sum of frame durations, in seconds.
  private static let tolerance: TimeInterval = 1e-6
}
