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
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = storage.tintColor ?? superview?.storage.tintColor ?? Self.color
    for blade in 0..<Self.count {
      guard let shade = shade(of: blade) else { continue }
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(blade) * 2 * .pi / CGFloat(Self.count))
      color.withAlphaComponent(shade).setFill()
      UIBezierPath(roundedRect: Self.blade, cornerRadius: Self.blade.width / 2).fill()
      context.restoreGState()
    }
  }

  /// How opaque a blade is, counted clockwise from the top; nil while it doesn't show.
  private func shade(of blade: Int) -> CGFloat? {
    guard let turn else { return blade < blades ? Self.shades[0] : nil }
    let behind = (turn - blade) % Self.count
    return Self.shades[behind < 0 ? behind + Self.count : behind]
  }

  /// How many blades it has.
  static let count = 8
  /// How long it takes to turn by a blade, in seconds.
  static let step: TimeInterval = 1.0 / 8
  private static let size = CGSize(width: 20, height: 20)
  /// The blade at the top, from the middle of the wheel.
  private static let blade = CGRect(x: -1.25, y: -6.75 - 3.25, width: 2.5, height: 6.5)
  private static let shades: [CGFloat] =
    [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
  private static let color = UIColor {
    UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }
}
