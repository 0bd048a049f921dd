import TestSupport
import Testing

@testable import UIKit

@MainActor struct ClipboardTests {
  private let clipboard = Clipboard()
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
  private let screen: TypingScreen

  init() {
    screen = TypingScreen(field)
    field.text = "one two"
    field.becomeFirstResponder()
  }

  /// Runs a test while the general pasteboard has the connection.
  private func connected(_ body: () -> Void) {
    UIPasteboard.general.connection = clipboard
    defer { UIPasteboard.general.connection = nil }
    body()
  }

  @Test("Copied and cut text is that of the platform's clipboard")
  func copying() {
    connected {
      screen.press(.keyboardLeftArrow, [.shift, .control])
      screen.press(.keyboardC, .control, "c")
      #expect(clipboard.text == "two")
      screen.press(.keyboardLeftArrow)
      screen.press(.keyboardHome, .shift)
      screen.press(.keyboardDeleteForward, .shift)
      #expect(clipboard.text == "one ")
      #expect(field.text == "two")
    }
  }

  @Test("Text of other apps is pasted, with spaces for line breaks in a field")
  func pasting() {
    connected {
      clipboard.text = "a\nb"
      screen.press(.keyboardV, .control, "v")
      #expect(field.text == "one twoa b")
      clipboard.text = "c"
      screen.press(.keyboardInsert, .shift)
      #expect(field.text == "one twoa bc")
    }
  }

  @Test("Text of another app replaces items of this app, and counts as a change")
  func replacement() {
    connected {
      UIPasteboard.general.color = .red
      #expect(UIPasteboard.general.color == .red)
      #expect(clipboard.text == "")
      let count = UIPasteboard.general.changeCount
      clipboard.text = "other"
      #expect(UIPasteboard.general.color == nil)
      #expect(UIPasteboard.general.string == "other")
      #expect(UIPasteboard.general.changeCount == count + 1)
    }
  }

  @Test("Secure text isn't copied")
  func secure() {
    field.isSecureTextEntry = true
    connected {
      screen.press(.keyboardA, .control, "a")
      screen.press(.keyboardC, .control, "c")
      screen.press(.keyboardX, .control, "x")
      #expect(clipboard.text == nil)
      #expect(field.text == "one two")
    }
  }

  @Test("The methods for editing copy, cut, paste and select all")
  func methods() {
    connected {
      field.selectAll(nil)
      field.copy(nil)
      #expect(clipboard.text == "one two")
      field.cut(nil)
      #expect(field.text == "")
      field.paste(nil)
      field.paste(nil)
      #expect(field.text == "one twoone two")
    }
  }
}
