extension UITextField {
  /// Changes the border, and with it the corners of the field.
  func setBorderStyle(_ borderStyle: BorderStyle) {
    guard borderStyle != style.borderStyle else { return }
    let hadRoundCorners = style.borderStyle == .roundedRect
    style.borderStyle = borderStyle
    if borderStyle == .roundedRect {
      layer.cornerRadius = FieldMetrics.cornerRadius
    } else if hadRoundCorners {
      layer.cornerRadius = 0
    }
  }

  /// Draws what is around the text, in the style's way.
  func drawBorder() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch borderStyle {
    case .none: break
    case .line: drawLine(.label, width: 1, in: context)
    case .bezel: drawLine(.systemGray, width: 2, in: context)
    case .roundedRect: drawRoundedRect(in: context)
    }
  }

  private func drawLine(_ color: UIColor, width: CGFloat, in context: CGContext) {
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(width)
    context.stroke(bounds.insetBy(dx: width / 2, dy: width / 2))
  }

  private func drawRoundedRect(in context: CGContext) {
    let width = FieldMetrics.lineWidth
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: FieldMetrics.cornerRadius)
    if backgroundColor == nil {
      context.setFillColor(UIColor.systemBackground.cgColor)
      context.addPath(path.cgPath)
      context.fillPath()
    }
    context.setStrokeColor(borderColor.cgColor)
    context.setLineWidth(width)
    context.addPath(path.cgPath)
    context.strokePath()
  }

  /// Black at a fifth; [guess 3.5] white at a fifth in the dark.
  private var borderColor: UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(white: isDark ? 1 : 0, alpha: 0.2)
  }
}
