import Foundation

/// A layer above all windows that displays what the compiler says.
final class BuildMessageLayer: CALayer {
  private static let padding: CGFloat = 12
  private static let title = "The build failed; the app is the one before\n"
  /// The part of the screen's height that it covers at most.
  private static let part: CGFloat = 0.6
  private var message = ""

  /// Displays a message at the bottom of a rectangle.
  func display(_ message: String, in screen: CGRect) {
    self.message = message
    let limit = CGSize(
      width: screen.width - 2 * Self.padding, height: screen.height * Self.part - 2 * Self.padding)
    let needed = text.boundingRect(
      with: CGSize(width: limit.width, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil)
    let height = min(limit.height, needed.height.rounded(.up)) + 2 * Self.padding
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    frame = CGRect(
      x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    CATransaction.commit()
    setNeedsDisplay()
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(CGColor(gray: 0.1, alpha: 0.94))
    ctx.fill(bounds)
    UIGraphicsPushContext(ctx)
    text.draw(in: bounds.insetBy(dx: Self.padding, dy: Self.padding))
    UIGraphicsPopContext()
  }

  private var text: NSAttributedString {
    let text = NSMutableAttributedString(
      string: Self.title,
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 13),
        .foregroundColor: UIColor(red: 1, green: 0.42, blue: 0.38, alpha: 1),
      ])
    text.append(
      NSAttributedString(
        string: message,
        attributes: [
          .font: UIFont.monospacedSystemFont(ofSize: 11, weight: .regular),
          .foregroundColor: UIColor.white,
        ]))
    return text
  }
}
