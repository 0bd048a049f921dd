/// The position of a caret in a text that a field displays in place of the typed one.
///
/// A binding may format what the user types: it inserts spaces, removes letters or changes their case.
/// The caret stays between the characters between which it was typed: at the position where both parts of
/// the text need the smallest changes. Letters and digits weigh more than spaces and other separators, which
/// a format inserts. At the end it stays at the end.
struct CaretPosition {
  private let old: [Character]
  private let new: [Character]
  private let caret: Int

  /// Creates the position of a caret after `caret` UTF-16 units of `old` when `new` is displayed.
  init(in old: String, at caret: Int, displaying new: String) {
    self.caret = old.characterCount(beforeUTF16Offset: caret)
    (self.old, self.new) = (Array(old), Array(new))
  }

  /// The number of UTF-16 units before the caret in the displayed text.
  var offset: Int { new.prefix(position).reduce(0) { $0 + String($1).utf16.count } }

  private var position: Int {
    guard caret < old.count else { return new.count }
    // Equal characters at both ends belong to each other.
    let start = zip(old.prefix(caret), new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(caret).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let before = Array(old[start..<caret])
    let after = Array(old[caret..<old.count - end])
    let middle = Array(new[start..<new.count - end])
    guard (before.count + after.count) * middle.count <= Self.maximumEffort else {
      return max(start, new.count - (old.count - caret))
    }
    let left = Self.distances(from: before, toPrefixesOf: middle)
    let right = Array(
      Self.distances(from: after.reversed(), toPrefixesOf: middle.reversed()).reversed())
    let costs = zip(left, right).map { $0 + $1 }
    return start + (costs.indices.min { costs[$0] < costs[$1] } ?? 0)
  }

  // A longer text that is changed as a whole: the caret keeps its distance from the end.
  private static let maximumEffort = 250_000

  /// Returns the weights of the changes from a text to each prefix of another one, from the empty one on.
  private static func distances(
    from text: [Character], toPrefixesOf other: [Character]
  ) -> [Int] {
    let weights = other.map(\.weight)
    var row = weights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    for character in text {
      let weight = character.weight
      var diagonal = row[0]
      row[0] += weight
      for index in other.indices {
        let changed = diagonal + character.distance(to: other[index])
        diagonal = row[index + 1]
        row[index + 1] = min(changed, diagonal + weight, row[index] + weights[index])
      }
    }
    return row
  }
}

extension String {
  /// Returns the number of characters in front of a number of UTF-16 units, by which UIKit counts.
  func characterCount(beforeUTF16Offset offset: Int) -> Int {
    self[..<Index(utf16Offset: min(max(0, offset), utf16.count), in: self)].count
  }
}

extension Character {
  /// The weight of the insertion or the deletion of the character.
  fileprivate var weight: Int { isLetter || isNumber ? 3 : 1 }

  /// Returns the weight of the change to another character, which is small for another case.
  fileprivate func distance(to other: Character) -> Int {
    if self == other { return 0 }
    return lowercased() == other.lowercased() ? 1 : weight + other.weight
  }
}
