// The rectangles of the text, the clear button and the side views. Views before the text are at the
// right in right-to-left layouts.
extension UITextField {
  private func isClearButtonVisible(whileEditing isEditing: Bool) -> Bool {
    hasText && clearButtonMode.isVisible(whileEditing: isEditing)
  }

  private func isLeftViewVisible(whileEditing isEditing: Bool) -> Bool {
    leftView != nil && leftViewMode.isVisible(whileEditing: isEditing)
  }

  /// Returns whether the view after the text is visible; the clear button replaces it.
  private func isRightViewVisible(whileEditing isEditing: Bool) -> Bool {
    rightView != nil && rightViewMode.isVisible(whileEditing: isEditing)
      && !isClearButtonVisible(whileEditing: isEditing)
  }

  /// Returns the rectangle of bounds that border, button and side views leave to the text.
  func availableTextRect(in bounds: CGRect, whileEditing isEditing: Bool) -> CGRect {
    let inset = FieldMetrics.inset(of: borderStyle)
    var before = inset.width
    var after = inset.width
    if isLeftViewVisible(whileEditing: isEditing) {
      before = width(of: leftViewRect(forBounds: bounds), atStartOf: bounds)
    }
    if isRightViewVisible(whileEditing: isEditing) {
      after = width(of: rightViewRect(forBounds: bounds), atEndOf: bounds)
    }
    if isClearButtonVisible(whileEditing: isEditing) {
      after = width(of: clearButtonRect(forBounds: bounds), atEndOf: bounds)
      after += FieldMetrics.clearButtonGap
    }
    let left = isRightToLeft ? after : before
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + inset.height,
      width: max(0, bounds.width - before - after),
      height: max(0, bounds.height - 2 * inset.height))
  }

  private func width(of rect: CGRect, atStartOf bounds: CGRect) -> CGFloat {
    isRightToLeft ? bounds.maxX - rect.minX : rect.maxX - bounds.minX
  }

  private func width(of rect: CGRect, atEndOf bounds: CGRect) -> CGFloat {
    isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
  }

  func clearButtonFrame(in bounds: CGRect) -> CGRect {
    frame(ofSize: FieldClearButton.size, atStart: false, in: bounds)
  }

  func leftViewFrame(in bounds: CGRect) -> CGRect {
    frame(ofSize: leftView?.sideSize ?? .zero, atStart: true, in: bounds)
  }

  func rightViewFrame(in bounds: CGRect) -> CGRect {
    frame(ofSize: rightView?.sideSize ?? .zero, atStart: false, in: bounds)
  }

  private func frame(ofSize size: CGSize, atStart: Bool, in bounds: CGRect) -> CGRect {
    let margin = FieldMetrics.sideMargin(of: borderStyle)
    let isAtLeft = atStart != isRightToLeft
    let y = roundedToPixel(
      bounds.midY - size.height / 2, scale: traitCollection.displayScale)
    return CGRect(
      x: isAtLeft ? bounds.minX + margin : bounds.maxX - margin - size.width, y: y,
      width: size.width, height: size.height)
  }

  /// Sets the frames of visible parts, and hides the others.
  func layOutParts() {
    canvas.frame = bounds
    let isEditing = isEditing
    clearButton.isHidden = !isClearButtonVisible(whileEditing: isEditing)
    if !clearButton.isHidden { clearButton.frame = clearButtonRect(forBounds: bounds) }
    let isLeftVisible = isLeftViewVisible(whileEditing: isEditing)
    let isRightVisible = isRightViewVisible(whileEditing: isEditing)
    leftView?.isHidden = !isLeftVisible
    if isLeftVisible { leftView?.frame = leftViewRect(forBounds: bounds) }
    rightView?.isHidden = !isRightVisible
    if isRightVisible { rightView?.frame = rightViewRect(forBounds: bounds) }
  }
}

// MARK: - The line of text

extension UITextField {
  /// The current rectangle of the text.
  var textFrame: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the line in a rectangle, scrolled to the caret.
  func line(in rect: CGRect) -> FieldLine {
    line(in: rect, scrolledBy: scrollOffset)
  }

  func line(in rect: CGRect, scrolledBy offset: CGFloat) -> FieldLine {
    let layout = layout(of: styledText.shape, in: rect)
    let content = max(layout.size.width + FieldMetrics.caretWidth, rect.width)
    let available =
      isEditing
      ? CGRect(x: rect.minX - offset, y: rect.minY, width: content, height: rect.height) : rect
    return FieldLine(positioned: positioned(layout, in: available), displayed: displayedText)
  }

  /// Returns one line, centered vertically in whole pixels as in labels.
  func positioned(_ layout: TextLayout, in rect: CGRect) -> PositionedText {
    let scale = traitCollection.displayScale
    let height = ceiledToPixel(layout.size.height, scale: scale)
    return PositionedText(
      layout: layout, rect: rect, top: roundedToPixel((rect.height - height) / 2, scale: scale),
      scale: scale, isRightToLeft: isRightToLeft)
  }

  private func layout(of shape: TextShape, in rect: CGRect) -> TextLayout {
    let fitted = fittedShape(shape, in: rect)
    return TextLayoutCache.shared.layout(
      fitted, width: isEditing ? nil : max(rect.width, 1), lineLimit: 1)
  }

  private func fittedShape(_ shape: TextShape, in rect: CGRect) -> TextShape {
    guard adjustsFontSizeToFitWidth, rect.width > FieldMetrics.caretWidth else { return shape }
    let natural = TextLayoutCache.shared.layout(shape, width: nil, lineLimit: 1).size.width
    let available = rect.width - FieldMetrics.caretWidth
    guard natural > available else { return shape }
    // A minimum above the font's size is ignored: the font does not grow.
    let least = min(1, minimumFontSize / style.font.pointSize)
    return shape.scaled(by: max(least, available / natural))
  }

  /// Returns the frame of a caret before an offset, inside the rectangle of the text.
  func caretFrame(at offset: Int, in rect: CGRect) -> CGRect {
    let caret = line(in: rect).caret(at: offset)
    let x = min(max(caret.minX, rect.minX), max(rect.minX, rect.maxX - FieldMetrics.caretWidth))
    return CGRect(x: x, y: caret.minY, width: FieldMetrics.caretWidth, height: caret.height)
  }
}

// MARK: - Auto Layout

extension UITextField {
  /// The size of text or placeholder with border and side views, in whole pixels.
  var naturalSize: CGSize {
    let scale = traitCollection.displayScale
    let width = max(naturalWidth(of: styledText.shape), placeholderWidth)
    return CGSize(
      width: ceiledToPixel(width, scale: scale) + FieldMetrics.addedWidth(of: borderStyle)
        + sideViewsWidth,
      height: FieldMetrics.height(ofLine: style.font.lineHeight, style: borderStyle))
  }

  private func naturalWidth(of shape: TextShape) -> CGFloat {
    TextLayoutCache.shared.layout(shape, width: nil, lineLimit: 1).size.width
  }

  private var placeholderWidth: CGFloat {
    guard let placeholder = style.placeholder else { return 0 }
    let styled = StyledText(placeholder, face: style.font.face, format: ParagraphFormat())
    return naturalWidth(of: styled.shape)
  }

  /// The width of the side views in a wide field.
  private var sideViewsWidth: CGFloat {
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: 100)
    let inset = FieldMetrics.inset(of: borderStyle).width
    return wide.width - 2 * inset - availableTextRect(in: wide, whileEditing: isEditing).width
  }
}

extension UITextField: BaselineContent {
  var baselineFont: UIFont { style.font }

  /// Returns the baseline of the text, which is also that of a placeholder in the field's font.
  func baselines(in size: CGSize) -> Baselines? {
    let bounds = CGRect(origin: .zero, size: size)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let positioned = positioned(layout(of: styledText.shape, in: rect), in: rect)
    let baseline = rect.minY + positioned.baseline(of: positioned.layout.firstBaseline)
    return Baselines(first: baseline, last: baseline)
  }
}

extension UIView {
  /// The size of a view beside a field's text: its own, or that of its content if it has none.
  fileprivate var sideSize: CGSize {
    bounds.size == .zero ? sizeThatFits(.zero) : bounds.size
  }
}
