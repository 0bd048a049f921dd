import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

@MainActor struct EditingKeyTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
  private let screen: TypingScreen

  init() {
    screen = TypingScreen(field)
  }

  private func edit(_ text: String) {
    field.text = text
    field.becomeFirstResponder()
  }

  @Test("Arrows move by characters, with Control or Option by words, with Command to the ends")
  func arrows() {
    edit("one two 👩‍👩‍👧")

    screen.press(.keyboardLeftArrow)
    #expect(field.edited.selection == 8..<8)
    screen.press(.keyboardLeftArrow, .control)
    #expect(field.edited.selection == 4..<4)
    screen.press(.keyboardLeftArrow, .alternate)
    #expect(field.edited.selection == 0..<0)
    screen.press(.keyboardRightArrow, .alternate)
    #expect(field.edited.selection == 3..<3)
    screen.press(.keyboardRightArrow, .command)
    #expect(field.edited.selection == 16..<16)
    screen.press(.keyboardHome)
    #expect(field.edited.selection == 0..<0)
    screen.press(.keyboardDownArrow)
    #expect(field.edited.selection == 16..<16)
    screen.press(.keyboardUpArrow)
    #expect(field.edited.selection == 0..<0)
  }

  @Test("In text from right to left, the left arrow moves forward")
  func rightToLeft() {
    edit("שלום")
    screen.press(.keyboardHome)

    screen.press(.keyboardLeftArrow)
    #expect(field.edited.selection == 1..<1)
    screen.press(.keyboardRightArrow)
    #expect(field.edited.selection == 0..<0)
  }

  @Test("Shift moves one end of the selection, also across the other one")
  func shift() {
    edit("one two three")
    screen.press(.keyboardHome)
    screen.press(.keyboardRightArrow, .control)
    screen.press(.keyboardRightArrow, [.shift, .control])
    #expect(field.edited.selectedText == " two")
    screen.press(.keyboardLeftArrow, .shift)
    #expect(field.edited.selectedText == " tw")
    screen.press(.keyboardHome, .shift)
    #expect(field.edited.selectedText == "one")
    screen.press(.keyboardEnd, .shift)
    #expect(field.edited.selectedText == " two three")
  }

  @Test("An arrow without Shift leaves the selection at the edge in its direction")
  func collapse() {
    edit("one two")
    screen.press(.keyboardA, .control, "a")
    #expect(field.edited.selection == 0..<7)
    screen.press(.keyboardLeftArrow)
    #expect(field.edited.selection == 0..<0)
    screen.press(.keyboardA, .command, "a")
    screen.press(.keyboardRightArrow)
    #expect(field.edited.selection == 7..<7)
  }

  @Test("Delete keys delete characters, words, and the selection")
  func deletion() {
    edit("one two three")

    screen.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "one two thre")
    screen.press(.keyboardDeleteOrBackspace, .control)
    #expect(field.text == "one two ")
    screen.press(.keyboardHome)
    screen.press(.keyboardDeleteForward)
    #expect(field.text == "ne two ")
    screen.press(.keyboardDeleteForward, .alternate)
    #expect(field.text == " two ")
    screen.press(.keyboardEnd, .shift)
    screen.press(.keyboardDeleteForward)
    #expect(field.text == "")
    #expect(screen.press(.keyboardDeleteOrBackspace))
  }

  @Test(
    "A delegate that refuses a change keeps the text from typing, deleting, pasting and cutting")
  func refusal() {
    let delegate = RefusingDelegate()
    edit("one")
    field.delegate = delegate
    UIPasteboard.general.string = "two"

    screen.type("x")
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardV, .control, "v")
    screen.press(.keyboardA, .control, "a")
    screen.press(.keyboardX, .control, "x")
    screen.compose("ni")
    #expect(field.text == "one")
    #expect(field.markedTextRange == nil)
  }

  @Test("Keys that type characters are left to the text that follows, also the space bar")
  func typing() {
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    screen.window.addSubview(scrollView)
    scrollView.addSubview(field)
    edit("")
    withHeldClock { clock in
      #expect(!screen.press(.keyboardA, [], "a"))
      #expect(!screen.press(.keyboardSpacebar, [], " "))
      screen.type("a ")
      clock.advance(by: 0.4)
    }
    #expect(field.text == "a ")
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("Return asks the delegate and sends the action of the end of editing")
  func returnKey() {
    edit("one")
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEndOnExit)
    #expect(screen.press(.keyboardReturnOrEnter))
    #expect(events == ["end"])
    #expect(!field.isFirstResponder)
  }

  @Test("Random programs of editing keys have the same results as on a list of characters")
  func model() {
    for seed in PropertyRuns.seeds(full: 600) {
      var random = SeededGenerator(seed: seed)
      var model = TypedCharacters()
      UIPasteboard.general.string = nil
      edit("")
      for step in 0..<40 {
        let key = TypedCharacters.Key.random(using: &random)
        key.press(on: screen)
        model.press(key)
        #expect(field.text == String(model.characters), "seed \(seed), step \(step): \(key)")
        #expect(
          field.edited.selection == model.selection, "seed \(seed), step \(step): \(key)")
      }
    }
  }
}

/// A simple model of a text field: characters, and the two ends of the selection.
private struct TypedCharacters {
  var characters: [Character] = []
  private var fixed = 0
  private var movable = 0
  private var clipboard: [Character] = []

  /// A key with its modifier keys.
  enum Key: CustomStringConvertible {
    case type(Character)
    case move(isForward: Bool, unit: Unit, extends: Bool)
    case delete(isForward: Bool, unit: Unit)
    case selectAll, copy, cut, paste

    enum Unit: CaseIterable { case character, word, line }

    static func random(using random: inout SeededGenerator) -> Key {
      let (isForward, extends) = (Bool.random(using: &random), Bool.random(using: &random))
      let unit = Unit.allCases.randomElement(using: &random) ?? .character
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<8: return .type("ab 👍🏽é.".randomElement(using: &random) ?? "a")
      case 8..<14: return .move(isForward: isForward, unit: unit, extends: extends)
      case 14..<16: return .delete(isForward: isForward, unit: unit)
      case 16: return .selectAll
      case 17: return .copy
      case 18: return .cut
      default: return .paste
      }
    }

    @MainActor func press(on screen: TypingScreen) {
      switch self {
      case .type(let character): screen.type(String(character))
      case .move(let isForward, let unit, let extends):
        let key: UIKeyboardHIDUsage =
          unit == .line
          ? (isForward ? .keyboardEnd : .keyboardHome)
          : (isForward ? .keyboardRightArrow : .keyboardLeftArrow)
        screen.press(key, [unit == .word ? .control : [], extends ? .shift : []])
      case .delete(let isForward, let unit):
        let modifiers: UIKeyModifierFlags =
          switch unit {
          case .character: []
          case .word: .alternate
          case .line: .command
          }
        screen.press(isForward ? .keyboardDeleteForward : .keyboardDeleteOrBackspace, modifiers)
      case .selectAll: screen.press(.keyboardA, .control, "a")
      case .copy: screen.press(.keyboardC, .control, "c")
      case .cut: screen.press(.keyboardX, .command, "x")
      case .paste: screen.press(.keyboardV, .control, "v")
      }
    }

    var description: String {
      switch self {
      case .type(let character): "type \(character)"
      case .move(let isForward, let unit, let extends): "move \(isForward) \(unit) \(extends)"
      case .delete(let isForward, let unit): "delete \(isForward) \(unit)"
      case .selectAll: "select all"
      case .copy: "copy"
      case .cut: "cut"
      case .paste: "paste"
      }
    }
  }

  private var low: Int { min(fixed, movable) }
  private var high: Int { max(fixed, movable) }

  /// The selection in UTF-16 units.
  var selection: Range<Int> {
    let lengths = characters.map { $0.utf16.count }
    return lengths[..<low].reduce(0, +)..<lengths[..<high].reduce(0, +)
  }

  mutating func press(_ key: Key) {
    switch key {
    case .type(let character): replace(low..<high, with: [character])
    case .move(let isForward, let unit, let extends):
      if extends {
        movable = target(movable, isForward, unit)
      } else if low < high {
        let edge = isForward ? high : low
        movable = unit == .character ? edge : target(edge, isForward, unit)
        fixed = movable
      } else {
        movable = target(movable, isForward, unit)
        fixed = movable
      }
    case .delete(let isForward, let unit):
      let end = target(low, isForward, unit)
      replace(low < high ? low..<high : min(low, end)..<max(low, end), with: [])
    case .selectAll: (fixed, movable) = (0, characters.count)
    case .copy: copy()
    case .cut:
      copy()
      replace(low..<high, with: [])
    case .paste: if !clipboard.isEmpty { replace(low..<high, with: clipboard) }
    }
  }

  private mutating func copy() {
    if low < high { clipboard = Array(characters[low..<high]) }
  }

  private mutating func replace(_ range: Range<Int>, with new: [Character]) {
    guard !range.isEmpty || !new.isEmpty else { return }
    characters.replaceSubrange(range, with: new)
    movable = range.lowerBound + new.count
    fixed = movable
  }

  private func target(_ start: Int, _ isForward: Bool, _ unit: Key.Unit) -> Int {
    switch unit {
    case .character: return min(max(start + (isForward ? 1 : -1), 0), characters.count)
    case .line: return isForward ? characters.count : 0
    case .word:
      // Past what is between words, then past the word.
      var index = start
      let step = isForward ? 1 : -1
      func next() -> Character? {
        let position = isForward ? index : index - 1
        return characters.indices.contains(position) ? characters[position] : nil
      }
      while let character = next(), !character.isLetter { index += step }
      while let character = next(), character.isLetter { index += step }
      return index
    }
  }
}
