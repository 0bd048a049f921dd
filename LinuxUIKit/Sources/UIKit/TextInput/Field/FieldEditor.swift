/// The content of a text field, and its editing by the user.
///
/// Typing asks the delegate first, then changes the text, then reports the change to the delegate,
/// the control's actions and observers of notifications. During editing, the line is scrolled so
/// that the caret is visible.
@MainActor final class FieldEditor {
  private unowned let field: UITextField
  private var content = EditableContent()
  private var scroll = LineScroll()

  /// Creates the editor of a field.
  init(of field: UITextField) {
    self.field = field
  }

  /// The characters and the selection.
  var edited: EditedText { content.edited }

  /// The text with attributes as it was set and typed; `nil` for plain text.
  var attributes: NSAttributedString? { content.attributes }

  /// The distance by which the text is scrolled to the left, in points.
  var scrollOffset: CGFloat { scroll.offset }

  /// The attributes of the next typed text, until the selection changes.
  var typingAttributes: [NSAttributedString.Key: Any]? {
    get { content.typingAttributes(defaults: field.defaultTextAttributes) }
    set { content.setTypingAttributes(newValue, defaults: field.defaultTextAttributes) }
  }

  // MARK: Content

  /// Replaces the text, with the insertion point at its end.
  func setText(_ text: String, attributes: NSAttributedString?) {
    content.setText(text, attributes: attributes)
  }

  /// Sets an attribute of the whole text; returns whether the text has attributes.
  func setAttribute(_ key: NSAttributedString.Key, to value: Any) -> Bool {
    content.setAttribute(key, to: value)
  }

  /// Replaces characters without calling the delegate.
  func replaceCharacters(in range: Range<Int>, with string: String) {
    content.replaceCharacters(in: range, with: string)
    field.contentDidChange()
  }

  /// The displayed text with fonts and colors.
  var styledText: StyledText {
    let (style, isSecure) = (field.style, field.isSecureTextEntry)
    // Text is truncated with an ellipsis, except during editing.
    let format = ParagraphFormat(
      alignment: style.alignment, lineBreakMode: field.isEditing ? .byClipping : .byTruncatingTail)
    let marked = field.markedAttributes
    return content.styledText { content in
      let displayed = DisplayedText(content.edited, isSecure: isSecure).string
      return content.attributes(marking: marked).map {
        StyledText($0.displaying(displayed), face: style.font.face, format: format)
      } ?? StyledText(displayed, face: style.font.face, format: format)
    }
  }

  /// Discards the styled text after a change of the style.
  func discardStyledText() {
    content.discardStyledText()
  }

  /// Scrolls to the caret, and starts its blinking again.
  func revealCaret() {
    guard field.isEditing else { return }
    field.canvas.restartBlinking()
    let rect = field.textFrame
    let line = field.line(in: rect, scrolledBy: 0)
    scroll.reveal(
      caret: line.caret(at: edited.movableEnd).minX - rect.minX,
      width: FieldMetrics.caretWidth,
      content: max(line.width + FieldMetrics.caretWidth, rect.width), available: rect.width)
  }

  // MARK: Typing

  /// Inserts text, or replaces the selection, if the delegate allows it; a line feed is the return
  /// key.
  func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    replaceByTyping(
      field.clearsOnInsertion ? 0..<edited.length : edited.inputRange, with: text.withoutLineFeeds)
    field.clearsOnInsertion = false
  }

  /// Replaces the marked text, or the selection, by marked text, if the delegate allows it.
  func setMarkedText(_ text: String, selecting selection: NSRange) {
    let text = text.withoutLineFeeds
    guard isAllowed(edited.inputRange, text) else { return }
    field.registerUndo(ofReplacing: edited.inputRange, with: text)
    content.setMarkedText(text, selecting: selection.offsets(upTo: text.utf16.count))
    field.contentDidChange()
    reportChange()
  }

  /// Makes the marked text part of the text.
  func unmark() {
    guard edited.marked != nil else { return }
    content.unmark()
    field.contentDidChange()
  }

  /// Sets the writing direction of the paragraphs in a range.
  func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
    content.setWritingDirection(direction, in: range, defaults: field.defaultTextAttributes)
    field.contentDidChange()
  }

  /// Deletes the selection, or the character before the insertion point, if the delegate allows it.
  func deleteBackward() {
    guard let range = edited.rangeToDeleteBackward else { return }
    replaceByTyping(range, with: "")
  }

  /// Deletes the text if the delegate allows it.
  func clear() {
    guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
    field.registerUndo(ofReplacing: 0..<edited.length, with: "")
    replaceCharacters(in: 0..<edited.length, with: "")
    reportChange()
  }

  /// Replaces a range by typed text, if the delegate allows it.
  func replaceByTyping(_ range: Range<Int>, with string: String) {
    // 1. The delegate may reject the change.
    guard isAllowed(range, string) else { return }
    // 2. The text changes, and the insertion point moves after the replacement.
    field.registerUndo(ofReplacing: range, with: string)
    replaceCharacters(in: range, with: string)
    // 3. The change is reported.
    reportChange()
  }

  /// Returns whether the delegate allows the replacement of a range.
  private func isAllowed(_ range: Range<Int>, _ string: String) -> Bool {
    field.delegate?.textField(
      field, shouldChangeCharactersIn: NSRange(range), replacementString: string) ?? true
  }

  // Unverified: the selection before the change is inferred from uikit.md, 9.2.
  private func reportChange() {
    field.delegate?.textFieldDidChangeSelection(field)
    field.sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// Performs the action of the return key: editing ends if there are actions for that event,
  /// unless the delegate prevents it.
  private func pressReturn() {
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { field.resignFirstResponder() }
  }

  // MARK: Selection

  /// Selects a range, and notifies the delegate if the selection has changed.
  func select(_ range: Range<Int>, movesStart: Bool = false) {
    guard content.select(range, movesStart: movesStart) else { return }
    revealCaret()
    field.canvas.setNeedsDisplay()
    field.delegate?.textFieldDidChangeSelection(field)
  }

  /// Begins editing, and moves the insertion point to a point of the field.
  func beginEditing(at point: CGPoint) {
    guard field.isFirstResponder || field.becomeFirstResponder() else { return }
    guard let position = field.closestPosition(to: point) else { return }
    select(position.offset..<position.offset)
  }

  // MARK: Beginning and end

  // Unverified: the order of delegate, actions and notifications is inferred from uikit.md, 9.2.
  /// Notifies of the beginning of editing, which may clear the text.
  func editingDidBegin() {
    if field.clearsOnBeginEditing, field.hasText,
      field.delegate?.textFieldShouldClear(field) ?? true
    {
      replaceCharacters(in: 0..<edited.length, with: "")
    }
    field.contentDidChange()
    field.delegate?.textFieldDidBeginEditing(field)
    field.sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
  }

  // Unverified: in the order of the beginning.
  /// Notifies of the end of editing, and scrolls to the beginning of the line.
  func editingDidEnd() {
    scroll = LineScroll()
    field.contentDidChange()
    field.delegate?.textFieldDidEndEditing(field, reason: .committed)
    field.sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: field)
  }
}

extension NSAttributedString {
  /// Returns displayed characters with the attributes of the text; bullets have those of the first
  /// character.
  fileprivate func displaying(_ displayed: String) -> NSAttributedString {
    guard displayed != string, length > 0 else { return self }
    guard displayed.utf16.count == length else {
      return NSAttributedString(
        string: displayed, attributes: attributes(at: 0, effectiveRange: nil))
    }
    let changed = NSMutableAttributedString(string: displayed)
    enumerateAttributes(in: wholeRange) { values, range, _ in
      changed.setAttributes(values, range: range)
    }
    return changed
  }
}
