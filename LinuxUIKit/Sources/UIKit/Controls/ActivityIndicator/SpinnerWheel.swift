/// The geometry and colors of an activity indicator: eight blades that fade one after the other.
///
/// Lengths and opacities are those of uikit.md, 3.5.
struct SpinnerWheel {
  /// The size of a blade, in points.
  let blade: CGSize
  /// The distance from the center of the spinner to that of a blade, in points.
  let radius: CGFloat
  /// The size of the spinner, in points.
  let size: CGSize

  /// The medium spinner, 20 by 20 points.
  static let medium = SpinnerWheel(
    blade: CGSize(width: 2.5, height: 6.5), radius: 6.75, size: CGSize(width: 20, height: 20))
  /// The large spinner, 37 by 37 points.
  static let large = SpinnerWheel(
    blade: CGSize(width: 5, height: 12), radius: 11.5, size: CGSize(width: 37, height: 37))

  /// The number of blades.
  static let count = 8
  /// The duration of a rotation by one blade, in seconds.
  static let step: TimeInterval = 1.0 / 8
  /// The default color of the blades.
  static let color = UIColor {
    UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }

  /// Returns the opacity of a blade, counted clockwise from the top, after the given number of
  /// rotation steps.
  static func shade(of blade: Int, turn: Int) -> CGFloat {
    let behind = (turn - blade) % count
    return shades[behind < 0 ? behind + count : behind]
  }

  private static let shades: [CGFloat] =
    [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

  /// Draws the blades around a point in the current context, except for those without an opacity.
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
