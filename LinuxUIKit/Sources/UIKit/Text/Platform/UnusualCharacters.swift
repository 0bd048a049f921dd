extension TextShape.Paragraph {
  /// Whether lines are broken between any characters.
  ///
  /// Pango 1.50 ends the process if it breaks a line between words in a character whose scalars are in
  /// several items, that is, in several fonts, scripts, directions or attributes: it finds a break whose
  /// part doesn't fit. Texts with such characters are broken between characters instead.
  var breaksBetweenCharacters: Bool {
    if format.lineBreakMode == .byCharWrapping { return true }
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return text.hasUnusualCharacter || hasRunInsideCharacter
  }

  /// Whether a run begins between the scalars of a character.
  private var hasRunInsideCharacter: Bool {
    guard runs.count > 1 else { return false }
    var start = 0
    return runs.contains { run in
      defer { start += run.length }
      let index = text.utf8.index(text.startIndex, offsetBy: min(start, text.utf8.count))
      return String.Index(index, within: text) == nil
    }
  }
}

extension String {
  /// Whether a character has a mark or modifier that its base usually doesn't have, such as a space
  /// with an accent, so that they are drawn with different fonts.
  // Unverified: of random texts without such characters Pango broke each one.
  fileprivate var hasUnusualCharacter: Bool {
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if let previous, scalar.extendsCharacter, !previous.isUsuallyExtended(by: scalar) {
        return true
      }
      previous = scalar
    }
    return false
  }
}

extension Unicode.Scalar {
  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

  /// Whether the scalar belongs to the character before it.
  fileprivate var extendsCharacter: Bool {
    guard value >= 0x300 else { return false }
    return properties.isGraphemeExtend || properties.isEmojiModifier
      || properties.generalCategory == .spacingMark || self == Self.zeroWidthJoiner
  }

  fileprivate func isUsuallyExtended(by scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiModifier { return properties.isEmojiModifierBase }
    return properties.isAlphabetic || properties.isEmoji || extendsCharacter
  }
}
