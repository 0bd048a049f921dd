import Foundation
import SeededNumbers

/// Texts of ordinary and hostile characters.
struct TextGenerator {
  private static let pieces: [String] = [
    "Hello", " ", "\n", "\r\n", "\t", "", "Ω", "e\u{301}", "🏳️‍🌈", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "🇩",
    "\u{200D}", "\u{FE0F}", "\u{202E}abc", "\u{202C}", "\u{2066}שלום", "\u{2069}", "مرحبا", "한국어",
    "क्षि", "ﷺ", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFC}",
    "\u{FFFD}", "\u{10FFFF}", "\u{E000}", "\u{AD}", "\u{200B}", "ﬁ", "İ", "ß", "\u{1F3FB}",
    String(repeating: "\u{301}", count: 300), "a" + String(repeating: "\u{20DD}", count: 50),
    String(repeating: "\u{202A}", count: 130), String(repeating: "W", count: 400), "\u{1160}",
    "\u{0D57}\u{0D4D}",
  ]
  // Halves of surrogate pairs, which a `String` can't contain: as an app gets them from UTF-16.
  private static let surrogates: [UInt16] = [0xD800, 0xDBFF, 0xDC00, 0xDFFF]

  /// Returns a text.
  static func text(using random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...12, using: &random)
    var text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    if Int.random(in: 0..<4, using: &random) == 0 {
      var units = Array(text.utf16)
      let position = Int.random(in: 0...units.count, using: &random)
      units.insert(surrogates.randomElement(using: &random) ?? 0, at: position)
      text = String(decoding: units, as: UTF16.self)
    }
    return text
  }

  /// Returns a length that is ordinary, zero, negative, tiny, huge or no number.
  static func length(using random: inout SeededGenerator) -> Double {
    let edges: [Double] = [
      0, -1, 1e-12, 1e7, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, 0.5,
    ]
    guard Int.random(in: 0..<3, using: &random) == 0 else {
      return Double.random(in: 1...400, using: &random)
    }
    return edges.randomElement(using: &random) ?? 0
  }
}
