/// A field's text as it is drawn on one line: dots for what is secret, spaces for line feeds.
struct ShownText {
  /// What is drawn.
  let string: String
  /// The offsets between the characters of the field's text if each is drawn as a dot, or nil.
  private let dots: [Int]?

  /// What is drawn of an edited text.
  init(_ edited: EditedText, isSecure: Bool) {
    dots = isSecure ? edited.boundaries : nil
    string =
      isSecure
      ? String(repeating: Self.dot, count: edited.text.count) : edited.text.withoutLineFeeds
  }

  /// The byte of UTF-8 in what is drawn that belongs to an offset of the field's text.
  func byte(at offset: Int) -> Int {
    let shown = dots.map { $0.firstIndex { $0 >= offset } ?? $0.count - 1 } ?? offset
    let index = String.Index(utf16Offset: min(shown, string.utf16.count), in: string)
    return string.utf8.distance(from: string.startIndex, to: index)
  }

  /// The offset of the field's text that belongs to a byte of what is drawn.
  func offset(atByte byte: Int) -> Int {
    let index = string.utf8.index(string.startIndex, offsetBy: min(byte, string.utf8.count))
    let shown = string.utf16.distance(from: string.startIndex, to: index)
    return dots.map { $0[min(shown, $0.count - 1)] } ?? shown
  }

  private static let dot = "\u{2022}"
}

extension String {
  /// The text with a space for each scalar that ends a line: as long in UTF-16.
  var withoutLineFeeds: String {
    guard contains(where: \.isNewline) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(Character(scalar).isNewline ? " " : scalar)
    }
    return String(scalars)
  }
}
