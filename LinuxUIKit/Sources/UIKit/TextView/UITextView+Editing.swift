extension UITextView {
  /// [guess 9.2] The delegate is told first, then those who observe, as by text fields.
  func editingDidBegin() {
    contentDidChange()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func editingDidEnd() {
    contentDidChange()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  /// Types a text over another one.
  func type(_ string: String, over range: Range<Int>) {
    // 1. The delegate may keep it out.
    let mayChange = delegate?.textView(
      self, shouldChangeTextIn: NSRange(range), replacementText: string)
    guard mayChange ?? true else { return }
    // 2. The text changes, the caret goes behind what was typed, and stays in sight.
    replaceCharacters(in: range, with: string)
    showCaret()
    // 3. Those who want to know are told.
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func showCaret() {
    placeText()
    guard isScrollEnabled else { return }
    scrollRectToVisible(caretFrame(at: edited.selection.upperBound), animated: false)
  }

  /// Selects some of the text, and tells the delegate if that is something else than before.
  func changeSelection(to range: Range<Int>) {
    let former = edited.selection
    edited.select(range.clamped(to: 0..<edited.length))
    guard edited.selection != former else { return }
    blink = CaretBlink(start: FrameClock.shared.now)
    canvas.setNeedsDisplay()
    delegate?.textViewDidChangeSelection(self)
  }

  /// What a tap does: it opens a link or, where the text can be edited, puts the caret there.
  func takeTap(at point: CGPoint) {
    guard isEditable else { return openLink(at: point) }
    guard isFirstResponder || becomeFirstResponder() else { return }
    let offset = edited.boundary(atOrAfter: textLines.offset(nearestTo: point))
    changeSelection(to: offset..<offset)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
