import SeededNumbers

/// Hands out numbers for items and sections, and knows the last version of each item.
struct SoakIdentifiers {
  private var last = 100
  /// The version in which each item was last seen.
  var versions: [Int: Int] = [:]

  /// A number that nobody has.
  mutating func newIdentifier() -> Int {
    last += 1
    return last
  }

  /// Some new items.
  mutating func newItems(
    _ most: Int, using random: inout SeededGenerator
  ) -> [SoakItem] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in SoakItem(id: newIdentifier()) }
  }

  /// Up to four sections, all new.
  mutating func newModel(using random: inout SeededGenerator) -> SoakModel {
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      SoakSection(id: newIdentifier(), items: newItems(7, using: &random))
    }
    return SoakModel(sections: sections)
  }
}
