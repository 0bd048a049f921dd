/// What text fields and text views are alike: characters that are edited, and their attributes.
@MainActor protocol EditedTextOwner: UIView {
  associatedtype Style: EditedTextStyle

  /// The characters, and which of them are selected.
  var edited: EditedText { get set }
  /// The text with its attributes; nil where it has none of its own.
  var attributes: NSAttributedString? { get set }
  /// The look where the text does not say.
  var style: Style { get set }

  /// Called when the text or its look is another one.
  func contentDidChange()
}

extension EditedTextOwner {
  /// Takes a text with or without attributes, whose first ones become the view's own look.
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

  /// Sets the font of all of the text.
  func setFont(_ font: UIFont) {
    style.font = font
    setAttribute(.font, to: font)
  }

  /// Sets the color of all of the text.
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
}
