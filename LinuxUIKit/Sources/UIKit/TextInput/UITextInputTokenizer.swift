/// The units of text in which an insertion point moves.
public enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph, which ends with a line break.
  case paragraph = 3
  /// A line on the screen.
  case line = 4
  /// The whole text.
  case document = 5
}

/// An object that finds the units of a text, such as words.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that contains a position, toward a direction; `nil` between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is the end of a unit in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next end of a unit in a direction; `nil` if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit, toward a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer of any text input, which finds characters, words, sentences and paragraphs.
///
/// Each call reads the whole text and is linear in its length. Lines depend on the layout: subclasses
/// find them; this class finds none.
///
/// - Note: Words are runs of letters, digits and apostrophes between them; languages without spaces
///   aren't segmented.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Creates a tokenizer of a text input, which isn't retained.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let step = step(direction, at: position)
    guard let offset = offset(of: position),
      let unit = units(granularity).first(where: { step.isInside(offset, $0) }),
      let start = self.position(at: unit.lowerBound), let end = self.position(at: unit.upperBound)
    else { return nil }
    return textInput?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position) else { return false }
    let step = step(direction, at: position)
    return units(granularity).contains { step.end(of: $0) == offset }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let offset = offset(of: position) else { return nil }
    let ends = units(granularity)
    switch step(direction, at: position) {
    case .forward:
      return ends.map(\.upperBound).first { $0 > offset }.flatMap(self.position(at:))
    case .backward:
      return ends.map(\.lowerBound).last { $0 < offset }.flatMap(self.position(at:))
    }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position) else { return false }
    let step = step(direction, at: position)
    return units(granularity).contains { step.isInside(offset, $0) }
  }

  // MARK: The text

  /// The whole text as a string.
  private var text: String {
    guard let textInput,
      let all = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    else { return "" }
    return textInput.text(in: all) ?? ""
  }

  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    TextUnits(text).ranges(of: granularity)
  }

  private func offset(of position: UITextPosition) -> Int? {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func position(at offset: Int) -> UITextPosition? {
    textInput?.position(from: textInput?.beginningOfDocument ?? UITextPosition(), offset: offset)
  }

  /// Returns the direction in the text that a direction on the screen means at a position.
  private func step(
    _ direction: UITextDirection, at position: UITextPosition
  ) -> UITextStorageDirection {
    if let storage = UITextStorageDirection(rawValue: direction.rawValue) { return storage }
    let isRightToLeft =
      textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    return switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .left: isRightToLeft ? .forward : .backward
    case .up: .backward
    case .right: isRightToLeft ? .backward : .forward
    default: .forward
    }
  }
}

extension UITextStorageDirection {
  /// Returns the end of a range in this direction.
  fileprivate func end(of range: Range<Int>) -> Int {
    self == .forward ? range.upperBound : range.lowerBound
  }

  /// Returns whether the character after an offset in this direction is in a range.
  fileprivate func isInside(_ offset: Int, _ range: Range<Int>) -> Bool {
    self == .forward
      ? range.contains(offset) : range.lowerBound < offset && offset <= range.upperBound
  }
}

/// The units of a text, in UTF-16 offsets.
struct TextUnits {
  private let characters: [(character: Character, range: Range<Int>)]

  /// Reads a text; linear in its length.
  init(_ text: String) {
    var end = 0
    characters = text.map { character in
      let start = end
      end += character.utf16.count
      return (character, start..<end)
    }
  }

  /// Returns the ranges of all units of a kind, in order; none for lines.
  func ranges(of granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: characters.map(\.range)
    case .word: words
    case .sentence: sentences
    case .paragraph: runs(endingAfter: { characters[$0].character.isNewline })
    case .line: []
    case .document: runs(endingAfter: { _ in false })
    }
  }

  private var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var continues = false
    for index in characters.indices {
      guard isInWord(index) else {
        continues = false
        continue
      }
      let range = characters[index].range
      if continues, let last = words.popLast() {
        words.append(last.lowerBound..<range.upperBound)
      } else {
        words.append(range)
      }
      continues = true
    }
    return words
  }

  private func isInWord(_ index: Int) -> Bool {
    let character = characters[index].character
    if character.isLetter || character.isNumber || character == "_" { return true }
    // An apostrophe between letters belongs to the word.
    guard "'’".contains(character), index > 0, index + 1 < characters.count else { return false }
    return characters[index - 1].character.isLetter && characters[index + 1].character.isLetter
  }

  /// The sentences with the spaces after them.
  private var sentences: [Range<Int>] {
    runs { index in
      let next = index + 1 < characters.count ? characters[index + 1].character : nil
      let character = characters[index].character
      if character.isNewline { return true }
      if "。！？".contains(character) { return true }
      if character.isWhitespace { return endsSentence(before: index) && next?.isWhitespace != true }
      return false
    }
  }

  /// Returns whether the last character before spaces is a full stop, a question mark or an
  /// exclamation mark, perhaps in quotes.
  private func endsSentence(before index: Int) -> Bool {
    let before = characters[..<index].map(\.character).reversed()
    return before.drop { $0.isWhitespace || "\"'”’)".contains($0) }.first.map {
      ".!?…".contains($0)
    }
      ?? false
  }

  /// Returns the runs of characters that end after characters at some indices, or at the end.
  private func runs(endingAfter isEnd: (Int) -> Bool) -> [Range<Int>] {
    var (runs, start): ([Range<Int>], Int) = ([], 0)
    for index in characters.indices {
      let end = characters[index].range.upperBound
      guard isEnd(index) || index == characters.count - 1 else { continue }
      runs.append(start..<end)
      start = end
    }
    return runs
  }
}
