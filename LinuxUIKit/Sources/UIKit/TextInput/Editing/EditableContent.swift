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
  private var typing: TypingAttributes?

  /// The attributes of the next typed text, and those of text that has none of its own.
  private struct TypingAttributes {
    var attributes: [NSAttributedString.Key: Any]
    var defaults: [NSAttributedString.Key: Any]
  }

  /// Replaces the text, with the insertion point at its end.
  mutating func setText(_ text: String, attributes: NSAttributedString?) {
    edited = EditedText(text)
    self.attributes = attributes?.copy() as? NSAttributedString
    (styledText, typing) = (nil, nil)
  }

  /// Adopts a changed text, with another selection if the characters have changed.
  mutating func adopt(_ text: NSAttributedString, selection: Range<Int>) {
    attributes = text
    styledText = nil
    guard text.string != edited.text else { return }
    let movesStart = edited.movesStart
    edited = EditedText(text.string)
    edited.select(selection.clamped(to: 0..<edited.length), movesStart: movesStart)
  }

  /// Replaces characters; the new ones have the typing attributes, or those of the characters before
  /// them.
  mutating func replaceCharacters(in range: Range<Int>, with string: String) {
    if !string.isEmpty, let typing, attributes == nil {
      attributes = NSAttributedString(string: edited.text, attributes: typing.defaults)
    }
    edited.replace(range, with: string)
    styledText = nil
    let typed = string.isEmpty ? nil : typing?.attributes
    change { attributes in
      let range = NSRange(range.clamped(to: 0..<attributes.length))
      guard let typed else { return attributes.replaceCharacters(in: range, with: string) }
      attributes.replaceCharacters(
        in: range, with: NSAttributedString(string: string, attributes: typed))
    }
  }

  /// Replaces the marked text, or the selection, by marked text, and selects a range of it.
  mutating func setMarkedText(_ string: String, selecting range: Range<Int>) {
    var marked = edited
    marked.setMarkedText(string, selecting: range)
    replaceCharacters(in: edited.inputRange, with: string)
    edited = marked
  }

  /// Makes the marked text part of the text.
  mutating func unmark() {
    edited.unmark()
    styledText = nil
  }

  /// The text with its attributes and those of marked text; `nil` for plain text.
  func attributes(
    marking markedAttributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    guard let marked = edited.marked else { return attributes }
    let text = NSMutableAttributedString(
      attributedString: attributes ?? NSAttributedString(string: edited.text))
    text.addAttributes(markedAttributes, range: NSRange(marked))
    return text
  }

  // MARK: Typing attributes

  /// Returns the attributes of the next typed text: those that were set, those of the character
  /// before the insertion point, or those of the view.
  func typingAttributes(
    defaults: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    if let typing { return typing.attributes }
    guard let attributes, attributes.length > 0 else { return defaults }
    let index = min(max(edited.selection.lowerBound - 1, 0), attributes.length - 1)
    return attributes.attributes(at: index, effectiveRange: nil)
  }

  /// Sets the attributes of the text that is typed until the selection changes.
  mutating func setTypingAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, defaults: [NSAttributedString.Key: Any]
  ) {
    typing = attributes.map { TypingAttributes(attributes: $0, defaults: defaults) }
  }

  /// Sets the writing direction of the paragraphs in a range.
  mutating func setWritingDirection(
    _ direction: NSWritingDirection, in range: Range<Int>, defaults: [NSAttributedString.Key: Any]
  ) {
    if attributes == nil {
      attributes = NSAttributedString(string: edited.text, attributes: defaults)
    }
    change { text in
      let range = (text.string as NSString).paragraphRange(
        for: NSRange(range.clamped(to: 0..<text.length)))
      guard range.length > 0 else { return }
      let former = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
      let style = NSMutableParagraphStyle()
      if let former = former as? NSParagraphStyle { style.setParagraphStyle(former) }
      style.baseWritingDirection = direction
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
  }

  /// Selects a range, as far as it is in the text; returns whether the selection has changed.
  mutating func select(_ range: Range<Int>, movesStart: Bool = false) -> Bool {
    let former = edited.selection
    edited.select(range.clamped(to: 0..<edited.length), movesStart: movesStart)
    guard edited.selection != former else { return false }
    typing = nil
    return true
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
