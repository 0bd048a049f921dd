/// The format of a text that the user types, such as a number in groups.
///
/// ```swift
/// TextFieldRow("Card", text: $number).formatted("#### #### #### ####")
/// TextFieldRow("Valid until", text: $month).formatted("##/##")
/// TextFieldRow("Phone", text: $phone).formatted("+1 (###) ###-####")
/// ```
///
/// In the pattern, `#` stands for a digit, `@` for a letter, and `*` for a letter or a digit. The field
/// displays all other characters between those that the user types. The binding has the typed characters
/// only, such as `"41112222"` for `"4111 2222"`.
public struct TextFormat: Equatable, Sendable, ExpressibleByStringLiteral {
  private enum PatternElement: Equatable {
    case digit, letter, letterOrDigit
    case separator(Character)

    init(_ character: Character) {
      switch character {
      case "#": self = .digit
      case "@": self = .letter
      case "*": self = .letterOrDigit
      default: self = .separator(character)
      }
    }

    func accepts(_ character: Character) -> Bool {
      switch self {
      case .digit: character.isWholeNumber
      case .letter: character.isLetter
      case .letterOrDigit: character.isLetter || character.isWholeNumber
      case .separator: false
      }
    }

    var isSeparator: Bool {
      if case .separator = self { true } else { false }
    }
  }

  private let places: [PatternElement]

  /// Creates a format of a pattern.
  ///
  /// One without `#`, `@` and `*` accepts no characters.
  public init(_ pattern: String) {
    places = pattern.map { PatternElement($0) }
  }

  /// Creates a format of a pattern.
  public init(stringLiteral pattern: String) {
    self.init(pattern)
  }

  /// The number of characters that the user can type.
  var capacity: Int { places.count { !$0.isSeparator } }

  /// Returns a text without the letters and digits that the format displays in front of the first typed
  /// character, and what is in front of those: a pasted phone number has its country code.
  func withoutLeadingText(_ text: some Collection<Character>) -> [Character] {
    let leading = places.prefix { $0.isSeparator }.compactMap { place in
      if case .separator(let character) = place { character } else { nil }
    }
    let count = leading.lastIndex { $0.isLetter || $0.isWholeNumber }.map { $0 + 1 } ?? 0
    return Array(text.starts(with: leading[..<count]) ? text.dropFirst(count) : text[...])
  }

  /// Returns the characters of a text that the format accepts, in order.
  func accepted(_ text: some Sequence<Character>) -> [Character] {
    var free = places.filter { !$0.isSeparator }[...]
    return text.filter { character in
      guard let place = free.first, place.accepts(character) else { return false }
      free = free.dropFirst()
      return true
    }
  }

  /// Returns the displayed text of accepted characters.
  ///
  /// A separator is displayed between two characters, and the last ones with the last character.
  func displayed(_ characters: [Character]) -> FormattedText {
    var text = FormattedText()
    guard !characters.isEmpty else { return text }
    var rest = characters[...]
    for place in places {
      guard case .separator(let separator) = place else {
        guard let next = rest.popFirst() else { break }
        text.append(next, isTyped: true)
        continue
      }
      guard !rest.isEmpty || characters.count == capacity else { break }
      text.append(separator, isTyped: false)
    }
    return text
  }
}

/// A text of typed characters and of separators.
struct FormattedText {
  /// The characters, separators included.
  private(set) var characters: [Character] = []
  private var areTyped: [Bool] = []

  /// The text.
  var string: String { String(characters) }

  /// Appends a character.
  mutating func append(_ character: Character, isTyped: Bool) {
    characters.append(character)
    areTyped.append(isTyped)
  }

  /// Returns the number of typed characters in front of a position.
  func typedCount(before position: Int) -> Int {
    areTyped.prefix(position).count { $0 }
  }

  /// Returns the position behind a number of typed characters; that of none is behind the first
  /// separators.
  func position(behind count: Int) -> Int {
    guard count > 0 else { return areTyped.firstIndex(of: true) ?? 0 }
    var rest = count
    for (index, isTyped) in areTyped.enumerated() where isTyped {
      rest -= 1
      if rest == 0 { return index + 1 }
    }
    return areTyped.count
  }
}

/// An edit of a formatted text: what the user has typed, and where the caret is afterwards.
struct FormattedEdit {
  /// The typed characters after the edit.
  let characters: [Character]
  /// The number of typed characters in front of the caret.
  let caret: Int

  /// Creates the edit of a displayed text.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - old: The typed characters before the edit.
  ///   - text: The text of the field after the edit.
  ///   - position: The position of the caret in `text`, behind what was inserted.
  init(_ format: TextFormat, of old: [Character], to text: [Character], caret position: Int) {
    let displayed = format.displayed(old)
    let suffix = text[min(max(0, position), text.count)...]
    guard displayed.characters.count >= suffix.count,
      displayed.characters.suffix(suffix.count).elementsEqual(suffix)
    else {
      // Not an insertion or a deletion at the caret: all of the text is new.
      characters = format.accepted(format.withoutLeadingText(text))
      caret = format.accepted(format.withoutLeadingText(text.prefix(position))).count
      return
    }
    let limit = min(position, displayed.characters.count - suffix.count)
    let start = zip(displayed.characters, text).prefix(limit).prefix { $0 == $1 }.count
    let end = displayed.characters.count - suffix.count
    var range =
      displayed.typedCount(before: start)..<displayed.typedCount(before: end)
    let insertion = text[start..<max(start, position)]
    let inserted =
      (range.lowerBound == 0 ? format.withoutLeadingText(insertion) : Array(insertion))
      .filter { $0.isLetter || $0.isWholeNumber }
    // A separator can't be deleted: the character in front of it is meant.
    if range.isEmpty, start < end, start == position, range.lowerBound > 0 {
      range = range.lowerBound - 1..<range.lowerBound
    }
    // What doesn't fit is not inserted, so that nothing at the end is lost.
    var front = format.accepted(old[..<range.lowerBound] + inserted)
    let rest = old[range.upperBound...]
    let overflow = front.count + rest.count - format.capacity
    front.removeLast(min(max(0, overflow), front.count - range.lowerBound))
    characters = format.accepted(front + rest)
    caret = front.count
  }
}
