// The line of text as it is drawn in a rectangle of the field's coordinates.
extension UITextField {
  /// Where the text is at present.
  var textFrame: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The shown text with fonts and colors.
  var styledText: StyledText {
    if let cachedText { return cachedText }
    let shown = ShownText(edited, isSecure: isSecureTextEntry).string
    let made =
      attributes.map { StyledText($0.showing(shown), face: style.font.face, format: format) }
      ?? StyledText(shown, face: style.font.face, format: format)
    cachedText = made
    return made
  }

  /// While somebody types nothing is left out; otherwise an ellipsis stands for the end.
  var format: ParagraphFormat {
    ParagraphFormat(
      alignment: style.alignment, lineBreakMode: isEditing ? .byClipping : .byTruncatingTail)
  }

  /// The line, pushed as far as the caret needs it.
  func line(in rect: CGRect) -> FieldLine {
    line(in: rect, scrolledBy: scroll.offset)
  }

  private func line(in rect: CGRect, scrolledBy offset: CGFloat) -> FieldLine {
    let layout = layout(of: styledText.shape, in: rect)
    let content = max(layout.size.width + FieldMetrics.caretWidth, rect.width)
    let room =
      isEditing
      ? CGRect(x: rect.minX - offset, y: rect.minY, width: content, height: rect.height) : rect
    return FieldLine(
      placed: placed(layout, in: room), shown: ShownText(edited, isSecure: isSecureTextEntry))
  }

  /// One line, as a label's: centered from top to bottom, on whole pixels.
  func placed(_ layout: TextLayout, in rect: CGRect) -> PlacedText {
    let scale = traitCollection.displayScale
    let height = ceiledToPixel(layout.size.height, scale: scale)
    return PlacedText(
      layout: layout, rect: rect, top: roundedToPixel((rect.height - height) / 2, scale: scale),
      scale: scale, isRightToLeft: isRightToLeft)
  }

  func layout(of shape: TextShape, in rect: CGRect) -> TextLayout {
    let fitted = fittedShape(shape, in: rect)
    return TextLayoutCache.shared.layout(
      fitted, width: isEditing ? nil : max(rect.width, 1), lineLimit: 1)
  }

  private func fittedShape(_ shape: TextShape, in rect: CGRect) -> TextShape {
    guard adjustsFontSizeToFitWidth, rect.width > FieldMetrics.caretWidth else { return shape }
    let natural = TextLayoutCache.shared.layout(shape, width: nil, lineLimit: 1).size.width
    let room = rect.width - FieldMetrics.caretWidth
    guard natural > room else { return shape }
    // A least size above the font's is none: nothing gets larger.
    let least = min(1, minimumFontSize / style.font.pointSize)
    return shape.scaled(by: max(least, room / natural))
  }

  /// Where a caret before an offset stands; it does not stick out of the rectangle.
  func caretFrame(at offset: Int, in rect: CGRect) -> CGRect {
    let place = line(in: rect).caret(at: offset)
    let x = min(max(place.minX, rect.minX), max(rect.minX, rect.maxX - FieldMetrics.caretWidth))
    return CGRect(x: x, y: place.minY, width: FieldMetrics.caretWidth, height: place.height)
  }

  /// Pushes the line so that the caret is seen, and lets it start anew to blink.
  func revealCaret() {
    guard isEditing else { return }
    blink = CaretBlink(start: FrameClock.shared.now)
    let rect = textFrame
    let resting = line(in: rect, scrolledBy: 0)
    scroll.reveal(
      caret: resting.caret(at: edited.selection.upperBound).minX - rect.minX,
      width: FieldMetrics.caretWidth,
      content: max(resting.width + FieldMetrics.caretWidth, rect.width),
      room: rect.width)
  }
}

extension NSAttributedString {
  /// The attributes over what is shown in place of the text: dots all have the first one's.
  fileprivate func showing(_ shown: String) -> NSAttributedString {
    guard shown != string, length > 0 else { return self }
    guard shown.utf16.count == length else {
      return NSAttributedString(
        string: shown, attributes: attributes(at: 0, effectiveRange: nil))
    }
    let changed = NSMutableAttributedString(string: shown)
    enumerateAttributes(in: wholeRange) { values, range, _ in
      changed.setAttributes(values, range: range)
    }
    return changed
  }
}
