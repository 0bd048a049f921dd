import SeededNumbers

@testable import UIKit

/// A reference model of edited text: a list of characters and a selected range.
struct CharacterList {
  var characters: [Character] = []
  var selection = 0..<0

  /// An edit of a text; ranges are between characters.
  enum Operation {
    case insert([Character])
    case deleteBackward
    case move(Int)
    case select(Range<Int>)
    case replace(Range<Int>, [Character])
  }

  mutating func play(_ operation: Operation) {
    switch operation {
    case .insert(let new): replace(selection, with: new)
    case .deleteBackward:
      let before = max(0, selection.lowerBound - 1)..<selection.lowerBound
      replace(selection.isEmpty ? before : selection, with: [])
    case .move(let count):
      let start = count < 0 ? selection.lowerBound : selection.upperBound
      let place = min(max(start + count, 0), characters.count)
      selection = place..<place
    case .select(let range): selection = range
    case .replace(let range, let new): replace(range, with: new)
    }
  }

  private mutating func replace(_ range: Range<Int>, with new: [Character]) {
    characters.replaceSubrange(range, with: new)
    let place = range.lowerBound + new.count
    selection = place..<place
  }

  /// Returns the UTF-16 offsets of a range of characters.
  func offsets(of range: Range<Int>) -> Range<Int> {
    String(characters[..<range.lowerBound]).utf16
      .count..<String(characters[..<range.upperBound])
      .utf16.count
  }
}

extension CharacterList.Operation {
  /// Characters that don't form a grapheme cluster with their neighbors.
  private static let alphabet: [Character] = [
    "a", "Z", " ", "é", "e\u{301}", "漢", "ש", "ا", "👩‍👩‍👧", "🇩🇪", "👍🏽", "😀",
  ]

  init(from generator: inout SeededGenerator, count: Int) {
    let places = [
      Int.random(in: 0...count, using: &generator), .random(in: 0...count, using: &generator),
    ]
    .sorted()
    let text = (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
      Self.alphabet.randomElement(using: &generator)
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: self = .insert(text)
    case 4..<6: self = .deleteBackward
    case 6..<7: self = .move(Int.random(in: -4...4, using: &generator))
    case 7..<9: self = .select(places[0]..<places[1])
    default: self = .replace(places[0]..<places[1], text)
    }
  }

  /// Performs the same edit on an edited text whose characters have these UTF-16 offsets.
  func play(on edited: inout EditedText, offsets: [Int]) {
    switch self {
    case .insert(let new): edited.insert(String(new))
    case .deleteBackward: edited.deleteBackward()
    case .move(let count): edited.move(byCharacters: count)
    case .select(let range):
      edited.select(offsets[range.lowerBound]..<offsets[range.upperBound])
    case .replace(let range, let new):
      edited.replace(offsets[range.lowerBound]..<offsets[range.upperBound], with: String(new))
    }
  }
}
