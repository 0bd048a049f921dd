extension UITextField {
  /// [guess 9.2] The delegate is told first, then the actions, then those who observe.
  func editingDidBegin() {
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      replaceCharacters(in: 0..<edited.length, with: "")
    }
    contentDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  /// [guess 9.2] In the order of the beginning.
  func editingDidEnd() {
    scroll = LineScroll()
    contentDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  /// Types a text over another one.
  func type(_ string: String, over range: Range<Int>) {
    // 1. The delegate may keep it out.
    let asked = NSRange(location: range.lowerBound, length: range.count)
    let mayChange = delegate?.textField(
      self, shouldChangeCharactersIn: asked, replacementString: string)
    guard mayChange ?? true else { return }
    // 2. The text changes, and the caret goes behind what was typed.
    replaceCharacters(in: range, with: string)
    // 3. Those who want to know are told.
    tellChange()
  }

  /// [guess 9.2] The selection is told of first, then the change, to actions and then observers.
  private func tellChange() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// What the return key does: typing ends if there are actions for that, unless the delegate
  /// keeps it from acting.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsTyping = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsTyping { resignFirstResponder() }
  }

  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    replaceCharacters(in: 0..<edited.length, with: "")
    tellChange()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
