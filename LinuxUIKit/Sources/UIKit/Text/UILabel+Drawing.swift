extension UILabel {
  /// Draws the shadow, if there is one, and then the text, cut at the rectangle.
  func drawStyledText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let placed = placedText(in: rect) else {
      return
    }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: rect)
    var painter = TextPainter(text: placed, looks: styledText.looks, color: shownColor)
    painter.opacity = isEnabled ? 1 : Self.disabledOpacity
    painter.replacesColors = isHighlighted && highlightedTextColor != nil
    if let shadowColor { painter.shadow(shadowColor, offset: shadowOffset).draw(in: context) }
    painter.draw(in: context)
  }

  private var shownColor: UIColor {
    isHighlighted ? highlightedTextColor ?? style.color : style.color
  }

  /// Apple's number is not known; half is told apart from both the full and the clear color.
  private static let disabledOpacity: CGFloat = 0.5
}
