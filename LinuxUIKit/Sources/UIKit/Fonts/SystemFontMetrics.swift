/// The system font's vertical measures as parts of its size.
///
/// They are Apple's (uikit.md 2.5), the same for every weight and linear in size, although the
/// glyphs are Inter's: otherwise every row of a list would have another height than on a phone.
enum SystemFontMetrics {
  private static let unitsPerEm: CGFloat = 2048

  /// From the baseline up to the top of the tallest letters.
  static let ascender = 1950 / unitsPerEm

  /// From the baseline down to the bottom of the lowest letters; negative.
  static let descender = -494 / unitsPerEm

  /// The height of a flat capital letter.
  static let capHeight = 1443 / unitsPerEm

  /// The height of a flat small letter, of the regular weight.
  static let xHeight = 1078 / unitsPerEm
}
