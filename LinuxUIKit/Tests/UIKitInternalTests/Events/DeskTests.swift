import Testing

@testable import UIKit

/// The keys and clicks of a simulated desk; more are in the tests of `LegoTesting`.
@MainActor @Suite("A simulated keyboard and mouse") struct DeskTests {
  private let window = UIWindow(frame: CGRect(x: 40, y: 30, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
  private let desk: Desk

  init() {
    window.addSubview(field)
    window.isHidden = false
    window.layoutIfNeeded()
    desk = Desk(on: window)
  }

  @Test("Each key of the layout types its character, and with Shift the other one")
  func characters() {
    let keys = (0x04...0x38).compactMap(UIKeyboardHIDUsage.init).filter {
      USKeyboard.character(of: $0, isShifted: false) != nil
    }
    field.becomeFirstResponder()
    keys.forEach { desk.pressKey($0) }
    #expect(field.text == "abcdefghijklmnopqrstuvwxyz1234567890 -=[]\\;'`,./")
    field.text = ""
    keys.forEach { desk.pressKey($0, modifiers: .shift) }
    #expect(field.text == "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*() _+{}|:\"~<>?")
  }

  @Test("Caps Lock types large letters, with Shift small ones, and changes no digits")
  func capsLock() {
    field.becomeFirstResponder()
    desk.pressKey(.keyboardA, modifiers: .alphaShift)
    desk.pressKey(.keyboardA, modifiers: [.alphaShift, .shift])
    desk.pressKey(.keyboard1, modifiers: .alphaShift)
    desk.pressKey(.keyboard1, modifiers: [.alphaShift, .shift])
    #expect(field.text == "Aa1!")
  }

  @Test("Combinations with Command, Control and Option type nothing")
  func combinations() {
    field.becomeFirstResponder()
    for modifiers in [UIKeyModifierFlags.command, .control, .alternate] {
      #expect(!desk.pressKey(.keyboardK, modifiers: modifiers))
    }
    #expect(field.text == "")
  }

  @Test("Without a text that is edited, a letter is not handled")
  func unhandled() {
    #expect(!desk.pressKey(.keyboardK))
    #expect(field.text == "")
  }

  @Test("Points are those of the window, wherever it is on the screen")
  func points() {
    desk.click(.primary, at: CGPoint(x: 100, y: 37))
    #expect(field.isFirstResponder)
  }
}

@MainActor @Suite("Undoing typed text") struct TextUndoTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
  private let view = UITextView(frame: CGRect(x: 20, y: 80, width: 280, height: 100))
  private let screen: TypingScreen

  init() {
    screen = TypingScreen(field, view)
  }

  @Test("Each key is undone by itself, in fields and text views, and redone with Shift")
  func keys() {
    for input in [field, view] as [any UITextInput & UIView] {
      input.becomeFirstResponder()
      func text() -> String { self.text(of: input) }
      screen.type("ab")
      EventGroups.endAll()
      screen.type("c")
      screen.press(.keyboardDeleteOrBackspace)
      #expect(text() == "ab")
      #expect(screen.press(.keyboardZ, .command, "z"))
      #expect(text() == "abc")
      #expect(screen.press(.keyboardZ, .control, "z"))
      #expect(text() == "ab")
      #expect(screen.press(.keyboardZ, .command, "z"))
      #expect(text() == "")
      #expect(!screen.press(.keyboardZ, .command, "z"))
      #expect(screen.press(.keyboardZ, [.command, .shift], "z"))
      #expect(text() == "ab")
      #expect(screen.press(.keyboardUndo))
      #expect(text() == "")
    }
  }

  @Test("Control-Y and Control-Shift-Z redo, in fields and text views; Command-Y doesn't")
  func redoKeys() {
    let desk = Desk(on: screen.window)
    for input in [field, view] as [any UITextInput & UIView] {
      input.becomeFirstResponder()
      desk.pressKey(.keyboardA)
      #expect(desk.pressKey(.keyboardZ, modifiers: .control))
      #expect(text(of: input) == "")
      #expect(!desk.pressKey(.keyboardY, modifiers: .command))
      #expect(desk.pressKey(.keyboardY, modifiers: .control))
      #expect(text(of: input) == "a")
      #expect(!desk.pressKey(.keyboardY, modifiers: .control))
      #expect(desk.pressKey(.keyboardZ, modifiers: .control))
      #expect(desk.pressKey(.keyboardZ, modifiers: [.control, .shift]))
      #expect(text(of: input) == "a")
    }
  }

  @Test("The letters of a layout undo and redo, and in one without Latin letters the positions")
  func layouts() {
    field.becomeFirstResponder()
    screen.type("a")
    // German: Z is where Y is in the United States, and the other way around.
    #expect(screen.press(.keyboardY, .control, "z"))
    #expect(field.text == "")
    #expect(screen.press(.keyboardZ, .control, "y"))
    #expect(field.text == "a")
    // Russian
    #expect(screen.press(.keyboardZ, .control, "я"))
    #expect(field.text == "")
    #expect(screen.press(.keyboardY, .control, "н"))
    #expect(field.text == "a")
    // Dvorak: the position of Z has a semicolon.
    #expect(!screen.press(.keyboardZ, .control, ";"))
  }

  @Test("Control-Z undoes in the undo manager that is nearest in the responder chain")
  func nearestManager() {
    final class Owner: UIView {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
      override var canBecomeFirstResponder: Bool { true }
    }
    let owner = Owner(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    owner.addSubview(inner)
    screen.window.addSubview(owner)
    inner.becomeFirstResponder()
    screen.type("a")
    #expect(owner.manager.canUndo)
    #expect(screen.window.undoManager?.canUndo == false)
    // The owner itself is a first responder without text.
    owner.becomeFirstResponder()
    #expect(screen.press(.keyboardZ, .control, "z"))
    #expect(inner.text == "")
    #expect(screen.press(.keyboardY, .control, "y"))
    #expect(inner.text == "a")
  }

  private func text(of input: any UITextInput) -> String {
    let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return range.flatMap(input.text(in:)) ?? ""
  }

  @Test("A replaced selection and a cleared field are undone")
  func replacement() {
    field.becomeFirstResponder()
    field.text = "one two"
    field.setSelection(4..<7, movesStart: false)
    screen.type("three")
    #expect(field.text == "one three")
    screen.press(.keyboardZ, .command, "z")
    #expect(field.text == "one two")
    #expect(field.edited.selection == 7..<7)
    #expect(screen.window.undoManager?.redoMenuItemTitle == "Redo Typing")
  }

  @Test("A text that the app sets ends what can be undone, and an equal one doesn't")
  func setting() {
    field.becomeFirstResponder()
    screen.type("ab")
    field.text = "ab"
    #expect(screen.window.undoManager?.canUndo == true)
    field.text = "x"
    #expect(screen.window.undoManager?.canUndo == false)
    #expect(!screen.press(.keyboardZ, .command, "z"))
    #expect(field.text == "x")
  }

  @Test("Secure text is not kept for undoing")
  func secure() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    screen.type("secret")
    #expect(screen.window.undoManager?.canUndo == false)
  }

  @Test("The delegate and the actions of a field see what is undone")
  func reports() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.becomeFirstResponder()
    screen.type("ab")
    screen.press(.keyboardZ, .command, "z")
    #expect(changes == 2)
  }
}
