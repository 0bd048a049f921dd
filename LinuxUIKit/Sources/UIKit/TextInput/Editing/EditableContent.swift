/// The text of a text field or text view: its characters, selection and attributes.
///
/// The attributed text, if there is one, has the same characters as the plain text. The styled text
/// is kept until the content changes, or the view discards it because its style has changed.
@MainActor struct EditableContent {
  /// The characters and the selection.
  private(set) var edited = EditedText("")
  /// The text with attributes as it was set and typed; `nil` for plain text.
  private(set) var attributes: NSAttributedString?
  private var styledText: StyledText?

  /// Replaces the text, with the insertion point at its end.
  mutating func setText(_ text: String, attributes: NSAttributedString?) {
    edited = EditedText(text)
    self.attributes = attributes?.copy() as? NSAttributedString
    styledText = nil
  }

  /// Replaces characters; the new ones have the attributes of those before them.
  mutating func replaceCharacters(in range: Range<Int>, with string: String) {
    edited.replace(range, with: string)
    styledText = nil
    change { attributes in
      let range = NSRange(range.clamped(to: 0..<attributes.length))
      attributes.replaceCharacters(in: range, with: string)
    }
  }

  /// Selects a range, as far as it is in the text; returns whether the selection has changed.
  mutating func select(_ range: Range<Int>) -> Bool {
    let former = edited.selection
    edited.select(range.clamped(to: 0..<edited.length))
    return edited.selection != former
  }

  /// Sets an attribute of the whole text; returns whether the text has attributes.
  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) -> Bool {
    change { $0.addAttribute(key, value: value, range: $0.wholeRange) }
  }

  /// Replaces fonts that follow Dynamic Type; returns whether the text has attributes.
  mutating func adjustFonts(to category: UIContentSizeCategory) -> Bool {
    guard let attributes else { return false }
    self.attributes = attributes.adjustingFonts(to: category)
    styledText = nil
    return true
  }

  @discardableResult
  private mutating func change(_ change: (NSMutableAttributedString) -> Void) -> Bool {
    guard let attributes else { return false }
    let changed = NSMutableAttributedString(attributedString: attributes)
    change(changed)
    self.attributes = changed
    styledText = nil
    return true
  }

  // MARK: Styled text

  /// Returns the text with fonts and colors, which `make` creates if the content has changed.
  mutating func styledText(_ make: (EditableContent) -> StyledText) -> StyledText {
    if let styledText { return styledText }
    let styled = make(self)
    styledText = styled
    return styled
  }

  /// Discards the styled text after a change of the style.
  mutating func discardStyledText() {
    styledText = nil
  }
}

/// The style of editable text where the text has no attributes.
protocol EditedTextStyle {
  var font: UIFont { get set }
  var color: UIColor { get set }
}

extension EditedTextStyle {
  /// Adopts the font and color of the first character.
  mutating func adoptFirstAttributes(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { self.color = color }
  }
}

/// The custom input views of a responder.
struct InputViews {
  var inputView: UIView?
  var accessoryView: UIView?
}
