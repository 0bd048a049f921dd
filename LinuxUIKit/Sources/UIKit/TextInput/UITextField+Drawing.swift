extension UITextField {
  /// Draws text or placeholder, what is selected, and the caret.
  func drawContent(in context: CGContext) {
    let rect = textFrame
    if hasText {
      drawText(in: rect)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    drawCaret(in: rect, of: context)
  }

  /// Draws the line over what is selected of it, cut at the rectangle.
  func drawLine(in rect: CGRect) {
    clipped(to: rect) { context in
      let line = line(in: rect)
      if isEditing {
        context.setFillColor(selectionColor.cgColor)
        for part in line.rectangles(for: edited.selection) { context.fill(part) }
      }
      var painter = TextPainter(text: line.placed, looks: styledText.looks, color: style.color)
      painter.opacity = isEnabled ? 1 : Self.disabledOpacity
      painter.draw(in: context)
    }
  }

  /// Draws the placeholder in the field's font and a pale color, unless it has its own.
  func drawPlaceholderLine(in rect: CGRect) {
    guard let placeholderText, placeholderText.length > 0 else { return }
    clipped(to: rect) { context in
      let format = ParagraphFormat(alignment: style.alignment, lineBreakMode: .byTruncatingTail)
      let styled = StyledText(placeholderText, face: style.font.face, format: format)
      let layout = TextLayoutCache.shared.layout(
        styled.shape, width: max(rect.width, 1), lineLimit: 1)
      TextPainter(text: placed(layout, in: rect), looks: styled.looks, color: .placeholderText)
        .draw(in: context)
    }
  }

  private func drawCaret(in rect: CGRect, of context: CGContext) {
    guard isEditing, edited.selection.isEmpty else { return }
    guard window?.disablesAnimations == true || blink.isSeen(at: FrameClock.shared.now) else { return }
    context.setFillColor(tintColor.cgColor)
    context.fill(caretFrame(at: edited.selection.lowerBound, in: rect))
  }

  private func clipped(to rect: CGRect, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    body(context)
    context.restoreGState()
  }

  private var selectionColor: UIColor {
    tintColor.withAlphaComponent(FieldMetrics.selectionAlpha)
  }

  /// [guess 3.5] A disabled field's text is as faded as a label's.
  private static let disabledOpacity: CGFloat = 0.5
}
