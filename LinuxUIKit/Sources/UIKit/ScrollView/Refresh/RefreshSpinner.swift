/// The spinner of a refresh control: eight blades that appear one by one, then rotate.
///
/// Sizes and opacities are those of a medium activity indicator (uikit.md, 3.5).
final class RefreshSpinner: UIView {
  /// The number of visible blades while pulling, from 0 to 8.
  private(set) var blades = 0
  // The number of blades by which the spinner has rotated; `nil` while pulling.
  private var turn: Int?

  /// Creates a spinner that ignores touches.
  init() {
    super.init(frame: CGRect(origin: .zero, size: ActivitySpinner.medium.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the first blades, as while pulling.
  func show(blades: Int) {
    guard blades != self.blades else { return }
    self.blades = blades
    setNeedsDisplay()
  }

  /// Ends the rotation, if any.
  func stopRotating() {
    turn = nil
  }

  /// Shows all blades, rotated by a number of blades.
  func rotate(by turn: Int) {
    guard turn != self.turn else { return }
    self.turn = turn
    setNeedsDisplay()
  }

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
