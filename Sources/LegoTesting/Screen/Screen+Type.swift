import LayoutGeometry
import UIKit

extension Screen {
  /// Types a text into the first responder, character by character; a line feed is the return key.
  ///
  /// Throws ``ScreenError/nothingToTypeInto`` if the first responder does not accept text.
  ///
  /// ```swift
  /// try screen.tap("Message")
  /// try screen.type("See you at eight\n")
  /// ```
  public func type(_ text: String) throws {
    beginAction()
    for character in text {
      try typingTarget.type(String(character))
      settle()
    }
  }

  /// Presses the delete key, which deletes the selection or the character before the caret.
  ///
  /// Throws ``ScreenError/nothingToTypeInto`` if the first responder does not accept text.
  public func deleteBackward() throws {
    beginAction()
    try typingTarget.deleteBackward()
    settle()
  }

  /// The first responder; the screen is settled before it is asked for.
  private var typingTarget: any UIKeyInput {
    get throws {
      guard let target = root.firstResponderInside as? any UIKeyInput else {
        throw ScreenError.nothingToTypeInto
      }
      return target
    }
  }
}

extension UIView {
  /// The first responder, if it is the view, its controller or a view or controller inside it.
  ///
  /// Views inside come first, since a search bar is first responder while its field is.
  var firstResponderInside: UIResponder? {
    if let inside = subviews.firstNonNil(\.firstResponderInside) { return inside }
    if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
    return isFirstResponder ? self : nil
  }
}
