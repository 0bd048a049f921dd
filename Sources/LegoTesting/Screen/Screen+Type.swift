import UIKit

extension Screen {
  /// Types a text into what has the keyboard, character by character; a line feed is the return key.
  ///
  /// Throws ``ScreenError/nothingToTypeInto`` when nothing on the screen takes typed text.
  ///
  /// ```swift
  /// try screen.tap("Message")
  /// try screen.type("See you at eight\n")
  /// ```
  public func type(_ text: String) throws {
    for character in text {
      try typingTarget().insertText(String(character))
      settle()
    }
  }

  /// Presses the key that deletes the character before the caret, or what is selected.
  ///
  /// Throws ``ScreenError/nothingToTypeInto`` when nothing on the screen takes typed text.
  public func deleteBackward() throws {
    try typingTarget().deleteBackward()
    settle()
  }

  private func typingTarget() throws -> any UIKeyInput {
    settle()
    guard let target = root.firstResponderInside as? any UIKeyInput else {
      throw ScreenError.nothingToTypeInto
    }
    return target
  }
}

extension UIView {
  /// The first responder if it is the view, its controller or inside of it.
  fileprivate var firstResponderInside: UIResponder? {
    if isFirstResponder { return self }
    if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
    return subviews.lazy.compactMap(\.firstResponderInside).first
  }
}
