/// Which Material icon stands in for which of Apple's symbols.
///
/// The code points are those of Debian's fonts-material-design-icons-iconfont 6.7.0. Several
/// symbols share an icon where the free set has no filled, or no outlined, variant.
enum SymbolTable {
  /// The icon's code point in the font, by Apple's name.
  static let icons = [
    arrows, marks, people, editing, objects, messages, media, nature, signs, things,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Whether a symbol is mirrored where text runs from right to left.
  ///
  /// Apple mirrors those that name a reading direction, and leaves `left` and `right` alone.
  static func hasReadingDirection(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard let first = words.first, first == "chevron" || first == "arrow" else { return false }
    return words.contains("forward") || words.contains("backward")
  }
}
