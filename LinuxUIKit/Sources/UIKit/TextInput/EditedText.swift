/// A text with a selection: what somebody types into.
///
/// ```swift
/// var edited = EditedText("Helo")
/// edited.select(3..<3)
/// edited.insert("l")       // "Hello", the caret behind the new letter
/// edited.deleteBackward()  // "Helo" again
/// ```
///
/// Offsets count UTF-16, as Apple's ranges do. A selection never begins or ends inside of a
/// character as a reader sees it: an emoji of several scalars is deleted and passed over whole.
/// Each change is linear in the text's length.
struct EditedText: Equatable, Sendable {
  /// The text.
  private(set) var text: String
  /// What is selected; an empty range is the caret.
  private(set) var selection: Range<Int>

  /// A text with the caret at its end.
  init(_ text: String) {
    self.text = text
    selection = text.utf16.count..<text.utf16.count
  }

  /// The count of UTF-16 units.
  var length: Int { text.utf16.count }

  /// What is selected, as text.
  var selectedText: String { text(in: selection) }

  /// The text between two offsets, as far as they are inside of it.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<length)
    return String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Selects what is between two offsets, widened to whole characters; an empty range stays empty.
  mutating func select(_ range: Range<Int>) {
    let upper = boundary(atOrAfter: range.upperBound)
    selection = range.isEmpty ? upper..<upper : boundary(atOrBefore: range.lowerBound)..<upper
  }

  /// Puts `replacement` in place of what is between two offsets, and the caret behind it.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = range.clamped(to: 0..<length)
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: replacement)
    let end = range.lowerBound + replacement.utf16.count
    select(end..<end)
  }

  /// Puts a text in place of what is selected, and the caret behind it.
  mutating func insert(_ replacement: String) {
    replace(selection, with: replacement)
  }

  /// What the delete key would take away: the selection, or else the character before the caret.
  ///
  /// Nil if there is neither.
  var rangeToDeleteBackward: Range<Int>? {
    guard selection.isEmpty else { return selection }
    let start = boundary(atOrBefore: selection.lowerBound - 1)
    return start < selection.lowerBound ? start..<selection.lowerBound : nil
  }

  /// Does what the delete key does.
  mutating func deleteBackward() {
    guard let range = rangeToDeleteBackward else { return }
    replace(range, with: "")
  }

  /// Moves the caret by that many characters, from the end of the selection that lies that way.
  mutating func move(byCharacters count: Int) {
    let steps = boundaries
    let start = count < 0 ? selection.lowerBound : selection.upperBound
    let place = steps.firstIndex(of: start) ?? 0
    let caret = steps[min(max(place + count, 0), steps.count - 1)]
    selection = caret..<caret
  }
}

// MARK: Boundaries

extension EditedText {
  /// The offsets between characters, from zero to the length.
  var boundaries: [Int] {
    text.reduce(into: [0]) { list, character in
      list.append((list.last ?? 0) + character.utf16.count)
    }
  }

  /// The next offset between characters that is not before this one; at most the length.
  func boundary(atOrAfter offset: Int) -> Int {
    boundaries.first { $0 >= offset } ?? length
  }

  /// The last offset between characters that is not behind this one; at least zero.
  func boundary(atOrBefore offset: Int) -> Int {
    boundaries.last { $0 <= offset } ?? 0
  }

  private func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: offset, in: text)
  }
}
