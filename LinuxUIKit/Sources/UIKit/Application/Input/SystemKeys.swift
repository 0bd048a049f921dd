/// The behavior of keys that no responder has handled.
///
/// 1. Return chooses the preferred action of an alert.
/// 2. Command-Z or Control-Z undoes, and with Shift redoes; so does Control-Y.
/// 3. Keys edit the text of the first responder.
/// 4. Escape closes menus, and cancels alerts, searches, popovers and sheets.
/// 5. Tab, arrows, Return and the space bar move the focus, and act on the focused item.
/// 6. Arrows, page keys and the space bar scroll.
@MainActor struct SystemKeys {
  let window: UIWindow

  /// Performs the behavior of a key, and returns whether there is one.
  func handle(_ key: UIKey) -> Bool {
    if key.isReturn, let action = alert?.preferredAction, action.isEnabled {
      alert?.choose(action)
      return true
    }
    if undo(key) || edit(key) { return true }
    // Characters follow as text.
    if key.typesText, window.firstResponderState.responder is any UIKeyInput { return false }
    if key.keyCode == .keyboardEscape, escape() { return true }
    return FocusKeys(window: window).handle(key) || ScrollKeys(window: window).handle(key)
  }

  // MARK: Undo

  private func undo(_ key: UIKey) -> Bool {
    guard let redoes = key.redoes, let manager = window.keyResponder?.undoManager else {
      return false
    }
    guard redoes ? manager.canRedo : manager.canUndo else { return false }
    if redoes { manager.redo() } else { manager.undo() }
    return true
  }

  // MARK: Text

  private func edit(_ key: UIKey) -> Bool {
    guard let input = window.firstResponderState.responder as? any UIKeyInput else { return false }
    let modifiers = key.modifierFlags.commandKeys
    if key.isReturn, modifiers.isSubset(of: .shift) {
      input.insertText("\n")
      return true
    }
    if key.keyCode == .keyboardTab, modifiers.isEmpty, input is UITextView {
      input.insertText("\t")
      return true
    }
    if let view = input as? any EditableTextView {
      return TextKeyCommand(key.keyCode, key.charactersIgnoringModifiers, modifiers)
        .map(view.perform) ?? false
    }
    guard key.keyCode == .keyboardDeleteOrBackspace else { return false }
    input.deleteBackward()
    return true
  }

  // MARK: Escape

  // Unverified: which presentations Escape dismisses is inferred from iPadOS with a keyboard.
  private func escape() -> Bool {
    // 1. A menu or the calendar of a date picker.
    let overlay = window.subviews.last {
      $0.isUserInteractionEnabled && ($0 is MenuOverlayView || $0 is DatePickerOverlayView)
    }
    if let overlay { return overlay.accessibilityPerformEscape() }
    // 2. An alert.
    if let alert {
      guard let action = alert.cancelAction, action.isEnabled else { return false }
      alert.choose(action)
      return true
    }
    // 3. A search.
    if let bar = searchBar {
      bar.cancel()
      return true
    }
    // 4. A popover or a sheet.
    return dismissPresentation()
  }

  private var alert: UIAlertController? {
    guard let alert = window.frontmostController as? UIAlertController, !alert.isBeingDismissed
    else { return nil }
    return alert
  }

  private var searchBar: UISearchBar? {
    sequence(first: window.firstResponderState.responder?.respondingView, next: { $0?.superview })
      .lazy.compactMap { $0 as? UISearchBar }.first
  }

  private func dismissPresentation() -> Bool {
    guard let controller = window.frontmostController, controller.presentingViewController != nil,
      !controller.isBeingDismissed, let presentation = controller.presentationController,
      presentation is UIPopoverPresentationController
        || presentation is UISheetPresentationController
    else { return false }
    guard presentation.canBeDismissedByUser else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return true
    }
    presentation.dismissByUser()
    return true
  }
}

extension UIKey {
  /// Whether the key is Return, or Enter of the keypad.
  fileprivate var isReturn: Bool { keyCode == .keyboardReturnOrEnter || keyCode == .keypadEnter }

  /// Whether the key redoes a change, or `false` if it undoes one; `nil` for other keys.
  ///
  /// Control-Y redoes as on Linux.
  fileprivate var redoes: Bool? {
    let modifiers = modifierFlags.commandKeys
    if keyCode == .keyboardUndo { return modifiers.contains(.shift) }
    let isCommand = [UIKeyModifierFlags.command, .control].contains(modifiers.subtracting(.shift))
    switch keyCode.latinLetter(typing: charactersIgnoringModifiers) {
    case "z" where isCommand: return modifiers.contains(.shift)
    case "y" where modifiers == .control: return true
    default: return nil
    }
  }

  /// Whether the key types characters.
  fileprivate var typesText: Bool {
    modifierFlags.commandKeys.isSubset(of: [.shift, .alternate])
      && !characters.hasPrefix("UIKeyInput")
      && characters.unicodeScalars.contains {
        $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
      }
  }
}
