import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Keys", .enabled(if: isTouchAvailable)) struct ScreenKeyTests {
  private let controller = KeyController()

  private func screen() -> Screen {
    Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("Letters, digits and symbols are typed into the field that is edited, as Shift has them")
  func characters() throws {
    let screen = screen()
    try screen.tap("First")
    for key in [UIKeyboardHIDUsage.keyboardA, .keyboard1, .keyboardSlash, .keyboardSpacebar] {
      #expect(try screen.pressKey(key))
      #expect(try screen.pressKey(key, modifiers: .shift))
    }
    #expect(controller.first.text == "aA1!/?  ")
    try screen.pressKey(.keyboardDeleteOrBackspace)
    try screen.pressKey(.keyboardDeleteOrBackspace)
    #expect(controller.first.text == "aA1!/?")
  }

  @Test("Arrows move the caret, and with Shift the end of the selection")
  func arrows() throws {
    let screen = screen()
    try screen.tap("First")
    try screen.type("abc")
    try screen.pressKey(.keyboardLeftArrow)
    try screen.pressKey(.keyboardLeftArrow, modifiers: .shift)
    try screen.pressKey(.keyboardX)
    #expect(controller.first.text == "axc")
  }

  @Test("Tab moves the focus to the next field, with Shift to the one before, and Return ends it")
  func focus() throws {
    let screen = screen()
    try screen.tap("First")
    try screen.pressKey(.keyboardTab)
    #expect(controller.second.isFirstResponder)
    try screen.pressKey(.keyboardTab, modifiers: .shift)
    #expect(controller.first.isFirstResponder)
    try screen.pressKey(.keyboardReturnOrEnter)
    #expect(controller.log == ["return First"])
  }

  @Test("Escape dismisses a sheet")
  func escape() throws {
    let screen = screen()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    controller.present(sheet, animated: false)
    screen.settle()
    #expect(try screen.pressKey(.keyboardEscape))
    #expect(controller.presentedViewController == nil)
    #expect(try !screen.pressKey(.keyboardEscape))
  }

  @Test("A controller receives the keys that its views don't handle, with their modifiers")
  func responder() throws {
    let screen = screen()
    controller.handled = [.keyboardS]
    #expect(try screen.pressKey(.keyboardS, modifiers: .command))
    #expect(try !screen.pressKey(.keyboardT, modifiers: [.command, .shift]))
    #expect(
      controller.log == [
        "began s 1048576", "ended s 1048576", "began t 1179648", "ended t 1179648",
      ])
  }

  @Test("A field has the keys first, and its controller afterward")
  func chain() throws {
    let screen = screen()
    controller.handled = [.keyboardQ]
    try screen.tap("First")
    try screen.pressKey(.keyboardQ)
    try screen.pressKey(.keyboardR)
    #expect(controller.first.text == "r")
    #expect(controller.log == ["began q 0", "ended q 0", "began r 0", "ended r 0"])
  }

  @Test("The controller that a navigation controller displays receives the keys")
  func container() throws {
    let screen = Screen(UINavigationController(rootViewController: controller))
    controller.handled = [.keyboardS]
    #expect(try screen.pressKey(.keyboardS))
    #expect(controller.log == ["began s 0", "ended s 0"])
  }

  @Test("Only the screen on which a key is pressed receives it, while others are displayed")
  func screens() throws {
    let screen = screen()
    let other = KeyController()
    let otherScreen = Screen(other, size: CGSize(width: 300, height: 400))
    try screen.tap("First")
    try otherScreen.tap("First")
    try screen.pressKey(.keyboardA)
    try otherScreen.pressKey(.keyboardB)
    #expect(controller.first.text == "a")
    #expect(other.first.text == "b")
  }

  @Test("Arrows and page keys scroll when nothing is edited")
  func scrolling() throws {
    let names = NamesController(names: (1...30).map { "Name \($0)" })
    let screen = Screen(names, size: CGSize(width: 300, height: 400))
    try screen.pressKey(.keyboardEnd)
    screen.clock.advance(by: 1)
    // 30 rows of 50 points, of which 400 points are visible.
    #expect(names.collectionView.contentOffset.y == 1100)
    #expect(screen.text.contains("Name 30"))
  }

  @Test("What a key changes is listed as a change of the action")
  func changes() throws {
    let lines = KeyRows()
    let screen = Screen(lines, size: CGSize(width: 300, height: 400))
    try screen.pressKey(.keyboardN)
    #expect(screen.changes == [.inserted([1], in: "lines")])
    #expect(screen.text == "0\n1")
  }
}

/// Two fields below each other, and a log of the keys that reach the controller.
private final class KeyController: UIViewController, UITextFieldDelegate {
  let first = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  let second = UITextField(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
  /// The keys that the controller handles.
  var handled: Set<UIKeyboardHIDUsage> = []
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, name) in [(first, "First"), (second, "Second")] {
      field.placeholder = name
      field.delegate = self
      view.addSubview(field)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return \(textField.placeholder ?? "")")
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record("began", presses)
    guard presses.contains(where: { $0.key.map { handled.contains($0.keyCode) } ?? false }) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record("ended", presses)
    super.pressesEnded(presses, with: event)
  }

  private func record(_ phase: String, _ presses: Set<UIPress>) {
    for key in presses.compactMap(\.key) where key.charactersIgnoringModifiers.count == 1 {
      guard key.charactersIgnoringModifiers.first?.isLetter == true else { continue }
      log.append("\(phase) \(key.charactersIgnoringModifiers) \(key.modifierFlags.rawValue)")
    }
  }
}

/// A list to which the key N adds a row.
private final class KeyRows: LegoViewController {
  @State private var count = 1

  override var lego: Lego {
    Lego {
      Section(id: "lines", layout: .rows()) {
        for number in 0..<count { TextRow("\(number)", id: number) }
      }
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardN }) { count += 1 }
  }
}
