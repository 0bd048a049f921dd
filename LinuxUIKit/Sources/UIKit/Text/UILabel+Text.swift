extension UILabel {
  /// What a label starts with where it differs from other views (uikit.md 2.6).
  func setLabelDefaults() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// The text with fonts, formats and looks: the attributed one, or else the plain one.
  var styledText: StyledText {
    if let cachedText { return cachedText }
    let made =
      attributes.map { StyledText($0, face: style.font.face, format: style.format) }
      ?? StyledText(plainText ?? "", face: style.font.face, format: style.format)
    cachedText = made
    return made
  }

  /// Whether there is nothing to show, which takes no room.
  var isTextEmpty: Bool { text?.isEmpty ?? true }

  func contentDidChange() {
    cachedText = nil
    measuredText = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  func setText(_ text: String?) {
    guard attributes != nil || plainText != text else { return }
    attributes = nil
    plainText = text
    contentDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    attributes = text?.copy() as? NSAttributedString
    plainText = nil
    takeOverFirstAttributes()
    contentDidChange()
  }

  private func takeOverFirstAttributes() {
    guard let attributes, attributes.length > 0 else { return }
    let first = attributes.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { style.font = font }
    if let color = first[.foregroundColor] as? UIColor { style.color = color }
    guard let paragraph = first[.paragraphStyle] as? NSParagraphStyle else { return }
    style.format.alignment = paragraph.alignment
    style.format.lineBreakMode = paragraph.lineBreakMode
  }

  func setFont(_ font: UIFont?) {
    style.font = font ?? LabelStyle().font
    setAttribute(.font, to: style.font)
  }

  func setColor(_ color: UIColor?) {
    style.color = color ?? LabelStyle().color
    setAttribute(.foregroundColor, to: style.color)
  }

  /// Changes the label's format and that of every paragraph of an attributed text.
  func setFormat(_ change: (inout ParagraphFormat) -> Void) {
    change(&style.format)
    guard let attributes else { return }
    let changed = NSMutableAttributedString(attributedString: attributes)
    attributes.enumerateAttribute(.paragraphStyle, in: attributes.wholeRange) { value, range, _ in
      guard let paragraph = value as? NSParagraphStyle else { return }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(paragraph)
      change(&style.format)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.attributes = changed
    contentDidChange()
  }

  private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard let attributes else { return }
    let changed = NSMutableAttributedString(attributedString: attributes)
    changed.addAttribute(key, value: value, range: attributes.wholeRange)
    self.attributes = changed
    contentDidChange()
  }

  /// The plain text with the label's properties as attributes.
  var plainAttributedText: NSAttributedString? {
    plainText.map { text in
      let paragraph = NSMutableParagraphStyle()
      paragraph.format = style.format
      return NSAttributedString(
        string: text,
        attributes: [
          .font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph,
        ])
    }
  }

  /// Replaces fonts that follow Dynamic Type, if the label is asked to.
  func followContentSizeCategory() {
    guard style.adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    style.font = style.font.adjusted(to: category)
    guard let attributes else { return }
    self.attributes = attributes.adjustingFonts(to: category)
    contentDidChange()
  }
}
