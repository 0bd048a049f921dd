import UIKit

extension Screen {
  /// Presses and releases a key of a keyboard.
  ///
  /// The first responder receives the press, or without one the view of the frontmost controller, and
  /// the responders after it. A press that none handles does what the system does: it types the character
  /// of a keyboard of the United States, edits, moves the focus, scrolls, or dismisses what is presented.
  ///
  /// Throws ``ScreenError/unavailable(action:)`` on Apple's platforms, where presses can't be created.
  ///
  /// ```swift
  /// try screen.pressKey(.keyboardTab)
  /// try screen.pressKey(.keyboardLeftArrow, modifiers: .shift)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The position of the key on the keyboard.
  ///   - modifiers: The pressed modifier keys.
  /// - Returns: Whether a responder or the system has handled the press.
  /// - Throws: A ``ScreenError``.
  @discardableResult public func pressKey(
    _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []
  ) throws -> Bool {
    beginAction()
    defer { settle() }
    return try devices.pressKey(key, modifiers: modifiers)
  }

  /// Undoes the last change, as Command-Z does.
  ///
  /// The undo manager is that of the first responder, or without one of the frontmost controller.
  /// Throws ``ScreenError/nothingToUndo`` if it has no change to undo. On Apple's platforms, the undo
  /// manager is called instead.
  ///
  /// ```swift
  /// try screen.swipe("Milk", .left, choosing: "Delete")
  /// try screen.undo()
  /// #expect(screen.text.contains("Milk"))
  /// ```
  public func undo() throws {
    beginAction()
    defer { settle() }
    guard try devices.undo() else { throw ScreenError.nothingToUndo }
  }

  /// Redoes the last undone change, as Shift-Command-Z does.
  ///
  /// Throws ``ScreenError/nothingToUndo`` if nothing was undone, or something has changed since.
  ///
  /// ```swift
  /// try screen.redo()
  /// ```
  public func redo() throws {
    beginAction()
    defer { settle() }
    guard try devices.redo() else { throw ScreenError.nothingToUndo }
  }
}
