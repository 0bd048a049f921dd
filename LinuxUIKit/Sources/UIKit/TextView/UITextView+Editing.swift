// The changes of the text and the selection by the user, and their reports.
extension UITextView {
  // Unverified: the order of delegate and notifications is inferred from that of text fields in
  // uikit.md, 9.2.
  /// Reports the beginning of editing.
  func editingDidBegin() {
    contentDidChange()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  /// Reports the end of editing.
  func editingDidEnd() {
    contentDidChange()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  var isMultiline: Bool { true }

  /// Selects a range, scrolls to its movable end, and notifies the delegate of a change.
  func setSelection(_ range: Range<Int>, movesStart: Bool) {
    changeSelection(to: range, movesStart: movesStart)
    scrollToCaret()
  }

  /// Replaces a range by typed text, if the delegate allows it.
  func replaceByTyping(_ range: Range<Int>, with string: String) {
    type(string, in: range) { $0.replaceCharacters(in: range, with: string) }
  }

  /// Changes the content by typing a text in a range, if the delegate allows it.
  func type(
    _ string: String, in range: Range<Int>, _ change: (inout EditableContent) -> Void
  ) {
    // 1. The delegate may reject the change.
    let isAllowed = delegate?.textView(
      self, shouldChangeTextIn: NSRange(range), replacementText: string)
    guard isAllowed ?? true else { return }
    // 2. The text changes, and the insertion point after the replacement is visible.
    registerUndo(ofReplacing: range, with: string)
    replaceContent(in: range, with: string, change)
    contentDidChange()
    scrollToCaret()
    // 3. The change is reported.
    reportChange()
  }

  /// Reports a change of the text by the user.
  func reportChange() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func scrollToCaret() {
    layOutText()
    guard isScrollEnabled else { return }
    scrollRectToVisible(caretFrame(at: edited.movableEnd), animated: false)
  }

  /// Selects a range, and notifies the delegate if the selection has changed.
  func changeSelection(to range: Range<Int>, movesStart: Bool = false) {
    guard changeContent({ $0.select(range, movesStart: movesStart) }) else { return }
    canvas.restartBlinking()
    canvas.setNeedsDisplay()
    delegate?.textViewDidChangeSelection(self)
  }

  /// Opens a link or, if the text is editable, begins editing and moves the insertion point.
  func handleTap(at point: CGPoint) {
    guard isEditable else { return openLink(at: point) }
    guard isFirstResponder || becomeFirstResponder() else { return }
    let offset = edited.boundary(atOrAfter: textLines.offset(nearestTo: point))
    changeSelection(to: offset..<offset)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextView: UIContentSizeCategoryAdjusting {
  /// Replaces link attributes, which have an appearance of their own, by the view's.
  func replacingLinks(in text: NSAttributedString) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: text)
    let appearance = linkTextAttributes ?? [.foregroundColor: tintColor ?? .systemBlue]
    text.enumerateAttribute(.link, in: text.wholeRange) { value, range, _ in
      guard value != nil else { return }
      changed.removeAttribute(.link, range: range)
      changed.addAttributes(appearance, range: range)
    }
    return changed
  }
}

extension NSRange {
  /// Returns the part of the range that is in a text of some length.
  func offsets(upTo end: Int) -> Range<Int> {
    let start = min(max(location, 0), end)
    return start..<start + min(max(length, 0), end - start)
  }
}
