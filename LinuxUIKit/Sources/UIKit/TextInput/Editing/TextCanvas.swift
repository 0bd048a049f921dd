/// The view that a text field or text view draws its text on.
///
/// It is between the background and the side views of a field, and scrolls with the content of a
/// text view.
final class TextCanvas: UIView {
  private var blink = CaretBlink()
  private var blinking: Task<Void, Never>?
  /// The column of movements by lines; `nil` after other keys.
  private(set) var column: CaretColumn?
  private var drawContent: (CGContext) -> Void = { _ in }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the column of movements by lines.
  func setColumn(_ column: CaretColumn?) {
    self.column = column
  }

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
    blinking?.cancel()
    blinking = nil
    guard showsCaret else { return }
    blinking = Task { [weak self] in
      repeat {
        try? await Task.sleep(for: .seconds(CaretBlink.interval))
      } while !Task.isCancelled && self?.redrawCaret() == true
    }
  }

  /// Draws the caret again after it has appeared or disappeared, and returns whether it blinks on.
  private func redrawCaret() -> Bool {
    guard showsCaret else { return false }
    setNeedsDisplay()
    return true
  }

  private var showsCaret: Bool { window != nil && superview?.isFirstResponder == true }

  /// Whether the caret is currently in the visible phase.
  var isCaretVisible: Bool {
    window?.disablesAnimations == true || blink.isVisible(at: FrameClock.shared.now)
  }
}

/// The position on the lines at which successive movements by lines began.
struct CaretColumn {
  /// The offset to which the last movement led; the column is only valid there.
  let offset: Int
  /// The x coordinate in points.
  let x: CGFloat
}

/// The blinking of a caret.
struct CaretBlink {
  /// The time of the caret's last movement, from which on it is visible.
  var start: TimeInterval = 0

  /// Returns whether the caret is visible at a time: half a second visible, half a second not.
  func isVisible(at time: TimeInterval) -> Bool {
    let passed = max(0, time - start) + Self.tolerance
    return passed.truncatingRemainder(dividingBy: 2 * Self.interval) < Self.interval
  }

  // Unverified: the interval and the sharp changes are inferred from uikit.md, 3.5.
  /// The time in seconds for which the caret is visible, and then hidden.
  static let interval: TimeInterval = 0.5
  /// The rounding error of a sum of frame durations, in seconds.
  private static let tolerance: TimeInterval = 1e-6
}
