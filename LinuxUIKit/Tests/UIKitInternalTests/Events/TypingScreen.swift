@testable import UIKit

/// A key window with views, and a keyboard and a pointer of its own.
@MainActor final class TypingScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let keyboard = KeyboardInput()
  private let pointer = PointerInput()

  /// Creates a window with views.
  init(_ views: UIView...) {
    views.forEach(window.addSubview)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Presses and releases a key, and returns whether it was handled.
  @discardableResult func press(
    _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ characters: String = ""
  ) -> Bool {
    activate()
    defer { keyboard.release(key, modifiers: modifiers) }
    return keyboard.press(
      key, characters: characters, charactersIgnoringModifiers: characters, modifiers: modifiers)
  }

  /// Types text, as an input method reports it.
  func type(_ text: String) {
    activate()
    keyboard.insert(text)
  }

  /// Composes text with an input method, with the insertion point after it.
  func compose(_ text: String) {
    activate()
    keyboard.compose(text, selection: NSRange(location: text.utf16.count, length: 0))
  }

  /// Clicks at a point of the window.
  func click(_ point: CGPoint, clicks: Int = 1, _ modifiers: UIKeyModifierFlags = []) {
    drag(from: point, to: point, clicks: clicks, modifiers)
  }

  /// Drags with the primary button between points of the window.
  func drag(
    from start: CGPoint, to end: CGPoint, clicks: Int = 1, _ modifiers: UIKeyModifierFlags = []
  ) {
    activate()
    pointer.press(.primary, at: start, clicks: clicks, modifiers: modifiers)
    if end != start { pointer.move(to: end, modifiers: modifiers) }
    pointer.release(.primary, at: end, modifiers: modifiers)
  }

  /// The frame of the caret in the screen's coordinates.
  var textInputRect: CGRect? {
    activate()
    return keyboard.textInputRect
  }

  /// Makes the window the key window in front of those that other tests have created since.
  private func activate() {
    guard UIApplication.shared.windows.last !== window || !window.isKeyWindow else { return }
    UIApplication.shared.updateVisibility(of: window)
    window.makeKey()
  }
}

/// A clipboard of the platform that other apps also use.
final class Clipboard: PasteboardConnection {
  var text: String?
}

/// A delegate that refuses all changes of a text.
final class RefusingDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { false }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { false }
}
