extension UITextField {
  /// What a field starts with where it differs from other controls.
  func setFieldDefaults() {
    isOpaque = false
    contentMode = .redraw
    addSubview(canvas)
    addSubview(clearButton)
    clearButton.isHidden = true
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
  }

  /// The field's font, colour and alignment as attributes.
  ///
  /// Setting them sets those three; ours keeps no others.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = style.alignment
      return [.font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph]
    }
    set {
      if let font = newValue[.font] as? UIFont { setFont(font) }
      if let color = newValue[.foregroundColor] as? UIColor { setColor(color) }
      guard let paragraph = newValue[.paragraphStyle] as? NSParagraphStyle else { return }
      style.alignment = paragraph.alignment
    }
  }

  func styleDidChange() {
    contentDidChange()
    setNeedsLayout()
  }

  func contentDidChange() {
    cachedText = nil
    revealCaret()
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func setText(_ text: String, attributes: NSAttributedString?) {
    edited = EditedText(text)
    self.attributes = attributes?.copy() as? NSAttributedString
    takeOverFirstAttributes()
    contentDidChange()
  }

  private func takeOverFirstAttributes() {
    guard let attributes, attributes.length > 0 else { return }
    let first = attributes.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { style.font = font }
    if let color = first[.foregroundColor] as? UIColor { style.color = color }
  }

  func setFont(_ font: UIFont) {
    style.font = font
    setAttribute(.font, to: font)
  }

  func setColor(_ color: UIColor) {
    style.color = color
    setAttribute(.foregroundColor, to: color)
  }

  private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard let attributes else { return }
    let changed = NSMutableAttributedString(attributedString: attributes)
    changed.addAttribute(key, value: value, range: attributes.wholeRange)
    self.attributes = changed
    contentDidChange()
  }

  /// Replaces a font that follows Dynamic Type, if the field is asked to.
  func followContentSizeCategory() {
    guard style.adjustsFontForContentSizeCategory else { return }
    let adjusted = style.font.adjusted(to: traitCollection.preferredContentSizeCategory)
    if adjusted != style.font { setFont(adjusted) }
  }

  /// Puts characters in place of others, in the text and in its attributes.
  func replaceCharacters(in range: Range<Int>, with string: String) {
    edited.replace(range, with: string)
    if let attributes {
      let changed = NSMutableAttributedString(attributedString: attributes)
      changed.replaceCharacters(
        in: NSRange(range.clamped(to: 0..<attributes.length)), with: string)
      self.attributes = changed
    }
    contentDidChange()
  }

  /// What is spoken of the text: dots of a secret one, the placeholder where there is none.
  var spokenValue: String? {
    hasText ? ShownText(edited, isSecure: isSecureTextEntry).string : placeholder
  }
}
