extension UITextField {
  /// Draws text or placeholder, the selection, and the caret.
  func drawContent(in context: CGContext) {
    let rect = textFrame
    if hasText {
      drawText(in: rect)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    drawCaret(in: rect, of: context)
  }

  /// Draws the line over its selection, clipped to the rectangle.
  func drawLine(in rect: CGRect) {
    clipped(to: rect) { context in
      let line = line(in: rect)
      if isEditing {
        context.setFillColor(tintColor.withAlphaComponent(FieldMetrics.selectionAlpha).cgColor)
        for part in line.rectangles(for: edited.selection) { context.fill(part) }
      }
      var painter = TextPainter(
        text: line.positioned, appearances: styledText.appearances, color: style.color)
      painter.opacity = isEnabled ? 1 : FieldMetrics.disabledOpacity
      painter.draw(in: context)
    }
  }

  /// Draws the placeholder in the field's font and the placeholder color, unless it has its own.
  func drawPlaceholderLine(in rect: CGRect) {
    guard let placeholder = style.placeholder, placeholder.length > 0 else { return }
    clipped(to: rect) { context in
      let format = ParagraphFormat(alignment: style.alignment, lineBreakMode: .byTruncatingTail)
      let styled = StyledText(placeholder, face: style.font.face, format: format)
      let layout = TextLayoutCache.shared.layout(
        styled.shape, width: max(rect.width, 1), lineLimit: 1)
      TextPainter(
        text: positioned(layout, in: rect), appearances: styled.appearances, color: .placeholderText
      ).draw(in: context)
    }
  }

  private func drawCaret(in rect: CGRect, of context: CGContext) {
    guard isEditing, edited.selection.isEmpty, canvas.isCaretVisible else { return }
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
}

// MARK: - Border

extension UITextField {
  /// Draws the border.
  func drawBorder() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch borderStyle {
    case .none: break
    case .line: drawBorder(.label, width: 1, in: context)
    case .bezel: drawBorder(.systemGray, width: 2, in: context)
    case .roundedRect: drawRoundedRect(in: context)
    }
  }

  private func drawBorder(_ color: UIColor, width: CGFloat, in context: CGContext) {
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
    let isDark = traitCollection.userInterfaceStyle == .dark
    let color = UIColor(white: isDark ? 1 : 0, alpha: FieldMetrics.borderAlpha)
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(width)
    context.addPath(path.cgPath)
    context.strokePath()
  }
}
