import TestSupport
import Testing

@testable import UIKit

@MainActor struct TextViewKeyTests {
  private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 280, height: 100))
  private let screen: TypingScreen

  init() {
    view.font = .systemFont(ofSize: 17)
    screen = TypingScreen(view)
  }

  private func edit(_ text: String, at offset: Int) {
    view.text = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: offset, length: 0)
    screen.window.layoutIfNeeded()
  }

  @Test("Up and down move between lines, and to the ends from the first and the last one")
  func lines() {
    edit("aaa\naaa\naaa", at: 5)

    screen.press(.keyboardDownArrow)
    #expect(view.edited.selection == 9..<9)
    screen.press(.keyboardDownArrow)
    #expect(view.edited.selection == 11..<11)
    screen.press(.keyboardHome)
    #expect(view.edited.selection == 8..<8)
    screen.press(.keyboardUpArrow, .shift)
    #expect(view.edited.selection == 4..<8)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardUpArrow)
    #expect(view.edited.selection == 0..<0)
  }

  @Test("Movements by lines stay in the column in which they began")
  func column() {
    edit("aaaa\na\naaaa", at: 3)

    screen.press(.keyboardDownArrow)
    #expect(view.edited.selection == 6..<6)
    screen.press(.keyboardDownArrow)
    #expect(view.edited.selection == 10..<10)
    // Another key ends the column.
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardEnd)
    screen.press(.keyboardUpArrow)
    #expect(view.edited.selection == 1..<1)
  }

  @Test("Home and End lead to the ends of the line, with Control to the ends of the text")
  func ends() {
    edit("aaa\nbbb\nccc", at: 5)

    screen.press(.keyboardEnd)
    #expect(view.edited.selection == 7..<7)
    screen.press(.keyboardHome)
    #expect(view.edited.selection == 4..<4)
    screen.press(.keyboardEnd, .control)
    #expect(view.edited.selection == 11..<11)
    screen.press(.keyboardHome, [.control, .shift])
    #expect(view.edited.selection == 0..<11)
  }

  @Test("Return and Tab insert a line feed and a tab")
  func insertion() {
    edit("ab", at: 1)
    screen.press(.keyboardReturnOrEnter)
    screen.press(.keyboardTab)
    #expect(view.text == "a\n\tb")
  }

  @Test("Page keys move the insertion point by the height of the view, which scrolls to it")
  func pages() {
    // A line is 20.29 points high, and the view 100: a page leads to the fifth line below.
    edit(Array(repeating: "a", count: 40).joined(separator: "\n"), at: 0)

    screen.press(.keyboardPageDown)
    #expect(view.edited.selection == 10..<10)
    screen.press(.keyboardPageDown)
    let caret = view.caretRect(for: UITextPosition(offset: view.edited.movableEnd))
    #expect(view.edited.selection.lowerBound >= 18)
    #expect(view.bounds.contains(caret))
    for _ in 0..<20 { screen.press(.keyboardPageDown) }
    #expect(view.edited.selection == 79..<79)
    for _ in 0..<20 { screen.press(.keyboardPageUp) }
    #expect(view.edited.selection == 0..<0)
  }

  @Test("Marked text is replaced while it is composed, and committed or discarded at the end")
  func composition() {
    edit("ab", at: 1)

    screen.compose("n")
    screen.compose("ni")
    #expect(view.text == "anib")
    #expect(view.markedTextRange?.offsets == 1..<3)
    // The input method has the keys.
    screen.press(.keyboardLeftArrow)
    #expect(view.edited.selection == 3..<3)
    screen.compose("")
    #expect(view.text == "ab")
    screen.type("你")
    #expect(view.text == "a你b")
    #expect(view.markedTextRange == nil)

    screen.compose("hao")
    screen.compose("")
    #expect(view.text == "a你b")
    #expect(view.edited.selection == 2..<2)
  }

  @Test("The frame of the caret is known while text is edited, in coordinates of the screen")
  func caret() throws {
    screen.window.frame.origin = CGPoint(x: 30, y: 40)
    #expect(screen.textInputRect == nil)
    edit("", at: 0)
    // The text begins after an inset of 8 points above and a padding of 5 points at the left; the caret
    // is centered in the line, whose height is rounded up to a pixel.
    let rect = try #require(screen.textInputRect)
    #expect(abs(rect.minX - (30 + 20 + 5)) < 0.5)
    #expect(abs(rect.minY - (40 + 20 + 8)) < 0.5)
    view.resignFirstResponder()
    #expect(screen.textInputRect == nil)
  }
}
