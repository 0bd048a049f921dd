/// A wheel of eight blades, of which one is the brightest and those behind it fade.
///
/// Measures and shades are those of uikit.md 3.5.
struct SpinnerWheel {
  /// How wide and how long a blade is, in points.
  let blade: CGSize
  /// How far the middle of a blade is from the middle of the wheel, in points.
  let radius: CGFloat
  /// How large the wheel is, in points.
  let size: CGSize

  /// The wheel of 20 by 20 points.
  static let medium = SpinnerWheel(
    blade: CGSize(width: 2.5, height: 6.5), radius: 6.75, size: CGSize(width: 20, height: 20))
  /// The wheel of 37 by 37 points.
  static let large = SpinnerWheel(
    blade: CGSize(width: 5, height: 12), radius: 11.5, size: CGSize(width: 37, height: 37))

  /// How many blades it has.
  static let count = 8
  /// How long it takes to turn by a blade, in seconds.
  static let step: TimeInterval = 1.0 / 8
  /// The color of the blades where nobody names one.
  static let color = UIColor {
    UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }

  /// How opaque a blade is, counted clockwise from the top, when the wheel has turned so far.
  static func shade(of blade: Int, turn: Int) -> CGFloat {
    let behind = (turn - blade) % count
    return shades[behind < 0 ? behind + count : behind]
  }

  private static let shades: [CGFloat] =
    [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

  /// Draws the blades around a point into the current context; those without a shade are left out.
  @MainActor func draw(around center: CGPoint, color: UIColor, shade: (Int) -> CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let top = CGRect(
      x: -blade.width / 2, y: -radius - blade.height / 2, width: blade.width, height: blade.height)
    for number in 0..<Self.count {
      guard let shade = shade(number) else { continue }
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(number) * 2 * .pi / CGFloat(Self.count))
      color.withAlphaComponent(shade).setFill()
      UIBezierPath(roundedRect: top, cornerRadius: blade.width / 2).fill()
      context.restoreGState()
    }
  }
}
