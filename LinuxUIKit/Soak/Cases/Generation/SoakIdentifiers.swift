import SeededNumbers

/// A source of identifiers, which records the latest version of each item.
struct SoakIdentifiers {
  private var last = 100
  /// The latest version of each item.
  var versions: [Int: Int] = [:]

  /// Returns an unused identifier.
  mutating func newIdentifier() -> Int {
    last += 1
    return last
  }

  /// Returns some new items.
  mutating func newItems(
    _ most: Int, using random: inout SeededGenerator
  ) -> [SoakItem] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in SoakItem(id: newIdentifier()) }
  }

  /// Returns a model of up to four new sections.
  mutating func newModel(using random: inout SeededGenerator) -> SoakModel {
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      SoakSection(id: newIdentifier(), items: newItems(7, using: &random))
    }
    return SoakModel(sections: sections)
  }
}
