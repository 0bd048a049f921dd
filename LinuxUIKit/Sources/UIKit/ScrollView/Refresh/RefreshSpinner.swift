/// The spinner of a refresh control: eight blades that appear one by one, then rotate.
///
/// Sizes and opacities are those of a medium activity indicator (uikit.md, 3.5).
final class RefreshSpinner: UIView {
  /// The number of visible blades while pulling, from 0 to 8.
  var blades = 0
  /// The number of blades by which the spinner has rotated; `nil` while pulling.
  var turn: Int?

  /// Creates a spinner that ignores touches.
  init() {
    super.init(frame: CGRect(origin: .zero, size: ActivitySpinner.medium.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let color = ownTintColor ?? superview?.ownTintColor ?? ActivitySpinner.color
    ActivitySpinner.medium.draw(
      around: CGPoint(x: bounds.midX, y: bounds.midY), color: color, opacity: shade)
  }

  /// Returns the opacity of a blade, counted clockwise from the top; `nil` if it isn't visible.
  private func shade(of blade: Int) -> CGFloat? {
    guard let turn else { return blade < blades ? ActivitySpinner.opacity(of: 0, turn: 0) : nil }
    return ActivitySpinner.opacity(of: blade, turn: turn)
  }
}
