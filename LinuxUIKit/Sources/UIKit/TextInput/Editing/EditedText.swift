/// A text with a selection that can be edited.
///
/// ```swift
/// var edited = EditedText("Helo")
/// edited.select(3..<3)
/// edited.insert("l")       // "Hello", the insertion point after the new letter
/// edited.deleteBackward()  // "Helo" again
/// ```
///
/// Offsets are in UTF-16 units, as Apple's ranges are. A selection never begins or ends inside a
/// grapheme cluster: an emoji of several scalars is deleted as a whole. Each change is linear in
/// the length of the text.
struct EditedText: Equatable, Sendable {
  private(set) var text: String
  /// The selected range; an empty range is the insertion point.
  private(set) var selection: Range<Int>
  /// Whether the movable end of the selection is its start.
  private(set) var movesStart = false
  /// The range of the text that an input method has inserted provisionally; `nil` if there is none.
  private(set) var marked: Range<Int>?

  /// Creates a text with the insertion point at its end.
  init(_ text: String) {
    self.text = text
    selection = text.utf16.count..<text.utf16.count
  }

  /// The number of UTF-16 units.
  var length: Int { text.utf16.count }

  /// The selected text.
  var selectedText: String { text(in: selection) }

  /// Returns the text in a range, as far as the range is in the text.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<length)
    return String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// The end of the selection that moves when the selection is extended.
  var movableEnd: Int { movesStart ? selection.lowerBound : selection.upperBound }

  /// The end of the selection that stays when the selection is extended.
  var fixedEnd: Int { movesStart ? selection.upperBound : selection.lowerBound }

  /// Selects a range, extended to whole characters; an empty range stays empty.
  mutating func select(_ range: Range<Int>, movesStart: Bool = false) {
    let upper = boundary(atOrAfter: range.upperBound)
    selection = range.isEmpty ? upper..<upper : boundary(atOrBefore: range.lowerBound)..<upper
    self.movesStart = movesStart && !selection.isEmpty
  }

  /// Replaces a range, and moves the insertion point after the replacement.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = range.clamped(to: 0..<length)
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: replacement)
    let end = range.lowerBound + replacement.utf16.count
    marked = nil
    select(end..<end)
  }

  /// The range that typed text replaces: the marked text, or the selection.
  var inputRange: Range<Int> { marked ?? selection }

  /// Replaces `inputRange` by marked text, and selects a range of it; an empty text marks nothing.
  mutating func setMarkedText(_ text: String, selecting range: Range<Int>) {
    let start = inputRange.lowerBound
    replace(inputRange, with: text)
    let length = text.utf16.count
    let selected = range.clamped(to: 0..<length)
    select(start + selected.lowerBound..<start + selected.upperBound)
    marked = text.isEmpty ? nil : start..<start + length
  }

  /// Makes the marked text part of the text.
  mutating func unmark() { marked = nil }

  /// Replaces the selection, and moves the insertion point after the replacement.
  mutating func insert(_ replacement: String) {
    replace(selection, with: replacement)
  }

  /// The range that the delete key deletes: the selection, or the character before the insertion
  /// point; `nil` if there is neither.
  var rangeToDeleteBackward: Range<Int>? {
    guard selection.isEmpty else { return selection }
    let start = boundary(atOrBefore: selection.lowerBound - 1)
    return start < selection.lowerBound ? start..<selection.lowerBound : nil
  }

  /// Deletes the selection, or the character before the insertion point.
  mutating func deleteBackward() {
    guard let range = rangeToDeleteBackward else { return }
    replace(range, with: "")
  }

  /// Moves the insertion point by a number of characters, from the end of the selection in that
  /// direction.
  mutating func move(byCharacters count: Int) {
    let steps = boundaries
    let start = count < 0 ? selection.lowerBound : selection.upperBound
    let index = steps.firstIndex(of: start) ?? 0
    let caret = steps[min(max(index + count, 0), steps.count - 1)]
    select(caret..<caret)
  }
}

// MARK: Boundaries

extension EditedText {
  /// Returns the offset at a distance in UTF-16 units; `nil` outside the text.
  func position(from start: Int, offset: Int) -> Int? {
    let (target, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, (0...length).contains(target) else { return nil }
    // Unverified: a position inside a character moves on in the direction of the offset; inferred
    // from uikit.md, 2.7.
    return offset < 0 ? boundary(atOrBefore: target) : boundary(atOrAfter: target)
  }

  /// Returns the offset a number of characters away; `nil` outside the text.
  func offset(from offset: Int, byCharacters count: Int) -> Int? {
    let steps = boundaries
    let start = count < 0 ? boundary(atOrAfter: offset) : boundary(atOrBefore: offset)
    guard let index = steps.firstIndex(of: start) else { return nil }
    let (target, overflows) = index.addingReportingOverflow(count)
    return !overflows && steps.indices.contains(target) ? steps[target] : nil
  }

  /// Returns the paragraph that contains an offset, without its line break.
  func paragraph(at offset: Int) -> String {
    let pieces = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let piece = pieces.last { piece in
      text.utf16.distance(from: text.startIndex, to: piece.startIndex) <= offset
    }
    return String(piece ?? "")
  }

  /// The offsets between characters, from zero to the length.
  var boundaries: [Int] {
    text.reduce(into: [0]) { list, character in
      list.append((list.last ?? 0) + character.utf16.count)
    }
  }

  /// Returns the first offset between characters at or after an offset; at most the length.
  func boundary(atOrAfter offset: Int) -> Int {
    boundaries.first { $0 >= offset } ?? length
  }

  /// Returns the last offset between characters at or before an offset; at least zero.
  func boundary(atOrBefore offset: Int) -> Int {
    boundaries.last { $0 <= offset } ?? 0
  }

  private func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: offset, in: text)
  }
}
