import SeededNumbers

/// Random texts: 2 to 6 words from a list of 64 and a number, or 4 to 16 Chinese characters.
enum RandomTexts {
  /// Returns texts of Latin words.
  static func latin(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 21)
    return (0..<count).map { index in
      let length = 2 + Int(generator.next() % 5)
      let chosen: [String] = (0..<length).map { _ in
        words[Int(generator.next() % UInt64(words.count))]
      }
      return chosen.joined(separator: " ") + " \(index)"
    }
  }

  /// Returns texts of Chinese characters.
  static func chinese(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 22)
    return (0..<count).map { _ in
      let length = 4 + Int(generator.next() % 13)
      let scalars: [Unicode.Scalar] = (0..<length).compactMap { _ in
        Unicode.Scalar(0x4E00 + UInt32(generator.next() % 3_000))
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  private static let words = [
    "station", "harbour", "morning", "train", "window", "letter", "garden", "river", "winter",
    "summer", "bridge", "market", "street", "corner", "island", "forest", "mountain", "village",
    "kitchen", "doctor", "teacher", "paper", "colour", "number", "answer", "question", "picture",
    "journey", "evening", "weather", "thunder", "lantern", "copper", "silver", "golden", "velvet",
    "cotton", "timber", "marble", "granite", "meadow", "valley", "canyon", "desert", "ocean",
    "lagoon", "anchor", "sailor", "captain", "pilot", "engine", "signal", "ticket", "platform",
    "carriage", "luggage", "Ava", "Tom", "Yves", "WAY", "LTA", "of", "the", "and",
  ]
}
