/// A movement of the insertion point by a key.
enum TextMovement: Hashable, Sendable {
  /// To the next boundary of a unit of the text.
  case boundary(UITextGranularity, UITextDirection)
  /// To the line above or below.
  case line(UITextStorageDirection)
  /// By the height of the view, up or down.
  case page(UITextStorageDirection)
}

/// A command of a key, or of a combination of keys, to editable text.
///
/// ```swift
/// TextKeyCommand(.keyboardLeftArrow, "", [.control, .shift])
/// // .move(.boundary(.word, .layout(.left)), extends: true)
/// ```
///
/// Both sets of modifier keys are understood: Control moves by words and copies as on Linux; Option
/// moves by words, and Command copies and moves to the ends of lines, as on Apple's platforms.
enum TextKeyCommand: Hashable, Sendable {
  /// Moves the insertion point, or the movable end of the selection.
  case move(TextMovement, extends: Bool)
  /// Deletes the selection, or the text up to the end of a movement.
  case delete(TextMovement)
  case selectAll
  case copy
  case cut
  case paste

  /// Creates the command of a key; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - code: The position of the key on the keyboard.
  ///   - characters: The characters of the key without modifier keys.
  ///   - modifiers: The pressed modifier keys.
  init?(_ code: UIKeyboardHIDUsage, _ characters: String, _ modifiers: UIKeyModifierFlags) {
    let command =
      Self.movement(of: code, modifiers).map { Self.move($0, extends: modifiers.contains(.shift)) }
      ?? Self.deletion(of: code, modifiers) ?? Self.shortcut(of: code, characters, modifiers)
    guard let command else { return nil }
    self = command
  }

  private static func movement(
    of code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags
  ) -> TextMovement? {
    switch code {
    case .keyboardLeftArrow: .boundary(modifiers.unitOfArrows, .layout(.left))
    case .keyboardRightArrow: .boundary(modifiers.unitOfArrows, .layout(.right))
    case .keyboardUpArrow: vertical(.backward, modifiers)
    case .keyboardDownArrow: vertical(.forward, modifiers)
    case .keyboardHome: .boundary(modifiers.unitOfEnds, .storage(.backward))
    case .keyboardEnd: .boundary(modifiers.unitOfEnds, .storage(.forward))
    case .keyboardPageUp: .page(.backward)
    case .keyboardPageDown: .page(.forward)
    default: nil
    }
  }

  private static func vertical(
    _ direction: UITextStorageDirection, _ modifiers: UIKeyModifierFlags
  ) -> TextMovement {
    switch modifiers.unitOfArrows {
    case .word: .boundary(.paragraph, .storage(direction))
    case .line: .boundary(.document, .storage(direction))
    default: .line(direction)
    }
  }

  private static func deletion(
    of code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags
  ) -> TextKeyCommand? {
    switch code {
    case .keyboardDeleteOrBackspace:
      .delete(.boundary(modifiers.unitOfArrows, .storage(.backward)))
    case .keyboardDeleteForward where modifiers == .shift: .cut
    case .keyboardDeleteForward: .delete(.boundary(modifiers.unitOfArrows, .storage(.forward)))
    default: nil
    }
  }

  private static func shortcut(
    of code: UIKeyboardHIDUsage, _ characters: String, _ modifiers: UIKeyModifierFlags
  ) -> TextKeyCommand? {
    if code == .keyboardInsert {
      return modifiers == .control ? .copy : modifiers == .shift ? .paste : nil
    }
    guard modifiers == .control || modifiers == .command else { return nil }
    switch code.latinLetter(typing: characters) {
    case "a": return .selectAll
    case "c": return .copy
    case "x": return .cut
    case "v": return .paste
    default: return nil
    }
  }
}

extension UIKeyModifierFlags {
  /// The unit by which arrow and delete keys move.
  fileprivate var unitOfArrows: UITextGranularity {
    if contains(.command) { return .line }
    return isDisjoint(with: [.control, .alternate]) ? .character : .word
  }

  /// The unit to whose ends the Home and End keys move.
  fileprivate var unitOfEnds: UITextGranularity {
    isDisjoint(with: [.control, .command]) ? .line : .document
  }

  /// The flags of keys that change the meaning of others.
  var commandKeys: UIKeyModifierFlags {
    intersection([.shift, .control, .alternate, .command])
  }
}
