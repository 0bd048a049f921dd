/// The wheel of a refresh control: eight blades that appear one by one, and then turn.
///
/// Measures and shades are those of a medium activity indicator (uikit.md 3.5).
final class RefreshSpinner: UIView {
  /// How many blades show while it is pulled, from 0 to 8.
  var blades = 0
  /// By how many blades it has turned; nil while it is pulled.
  var turn: Int?

  /// A wheel of 20 by 20 points that takes no touches.
  init() {
    super.init(frame: CGRect(origin: .zero, size: ActivitySpinner.medium.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let color = storage.tintColor ?? superview?.storage.tintColor ?? ActivitySpinner.color
    ActivitySpinner.medium.draw(
      around: CGPoint(x: bounds.midX, y: bounds.midY), color: color, opacity: shade)
  }

  /// How opaque a blade is, counted clockwise from the top; nil while it doesn't show.
  private func shade(of blade: Int) -> CGFloat? {
    guard let turn else { return blade < blades ? ActivitySpinner.opacity(of: 0, turn: 0) : nil }
    return ActivitySpinner.opacity(of: blade, turn: turn)
  }
}
