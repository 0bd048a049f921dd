extension UITextField {
  var attributesOfStyle: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    return [.font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph]
  }

  func changeStyle(to attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { setFont(font) }
    if let color = attributes[.foregroundColor] as? UIColor { setColor(color) }
    guard let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    changeStyle { $0.alignment = paragraph.alignment }
  }

  /// The characters and the selection.
  var edited: EditedText { editor.edited }

  /// The text with attributes; `nil` for plain text.
  var attributes: NSAttributedString? { editor.attributes }

  /// Sets the writing direction of the paragraphs in a range.
  func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
    editor.setWritingDirection(direction, in: range)
  }

  /// The distance by which the text is scrolled to the left, in points.
  var scrollOffset: CGFloat { editor.scrollOffset }

  var inputTraits: InputTraits { style.traits }

  /// Sets a trait of the text input.
  func setInputTrait<Value>(_ trait: WritableKeyPath<InputTraits, Value>, to value: Value) {
    changeStyle { $0.traits[keyPath: trait] = value }
  }

  var displayedText: DisplayedText { DisplayedText(edited, isSecure: isSecureTextEntry) }

  /// The displayed text with fonts and colors.
  var styledText: StyledText { editor.styledText }
}

extension UITextField {
  /// Updates the display and the layout after a change of the style.
  func styleDidChange() {
    contentDidChange()
    setNeedsLayout()
  }

  /// Updates the display after a change of text, selection or style.
  func contentDidChange() {
    editor.discardStyledText()
    editor.revealCaret()
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Replaces the text, and reports the change to the text input system.
  func setText(_ text: String, attributes: NSAttributedString?) {
    inputDelegate?.textWillChange(self)
    discardUndo(before: text)
    editor.setText(text, attributes: attributes)
    let adopted = editor.attributes
    changeStyle { $0.adoptFirstAttributes(of: adopted) }
    contentDidChange()
    inputDelegate?.textDidChange(self)
  }

  /// Sets the font of the whole text.
  func setFont(_ font: UIFont) {
    changeStyle { $0.font = font }
    if editor.setAttribute(.font, to: font) { contentDidChange() }
  }

  /// Sets the color of the whole text.
  func setColor(_ color: UIColor) {
    changeStyle { $0.color = color }
    if editor.setAttribute(.foregroundColor, to: color) { contentDidChange() }
  }

  /// Selects a range, and notifies the delegate of a change.
  func setSelection(_ range: Range<Int>, movesStart: Bool) {
    editor.select(range, movesStart: movesStart)
  }

  /// Replaces a range by typed text, if the delegate allows it.
  func replaceByTyping(_ range: Range<Int>, with string: String) {
    editor.replaceByTyping(range, with: string)
  }

  /// Replaces characters without calling the delegate.
  func replaceCharacters(in range: Range<Int>, with string: String) {
    editor.replaceCharacters(in: range, with: string)
  }

  /// Updates a font that follows Dynamic Type, if `adjustsFontForContentSizeCategory` is set.
  func adjustFontToContentSizeCategory() {
    guard style.adjustsFontForContentSizeCategory else { return }
    let adjusted = style.font.adjusted(to: traitCollection.preferredContentSizeCategory)
    if adjusted != style.font { setFont(adjusted) }
  }

  /// Sets the border, and the corner radius of rounded borders.
  func setBorderStyle(_ borderStyle: BorderStyle) {
    guard borderStyle != style.borderStyle else { return }
    let hadRoundCorners = style.borderStyle == .roundedRect
    changeStyle { $0.borderStyle = borderStyle }
    if borderStyle == .roundedRect {
      layer.cornerRadius = FieldMetrics.cornerRadius
    } else if hadRoundCorners {
      layer.cornerRadius = 0
    }
  }

  /// Replaces a view beside the text.
  func sideViewDidChange(from former: UIView?, to view: UIView?) {
    guard former !== view else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    styleDidChange()
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
