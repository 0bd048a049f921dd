/// Guesses the token of each item of a section from where the item stood before.
///
/// Most updates leave most items in their order, so the item after the one just seen is compared
/// before anything is looked up. A wrong guess is never made: a guess is an item with the same id.
struct TokenGuess {
  private let before: ShownContent.ShownSection?
  private var cursor = 0

  /// Guesses from the section as it was before, nil for none.
  init(_ before: ShownContent.ShownSection?) {
    self.before = before
  }

  /// The token that `item` had, nil if it is not where it is expected.
  mutating func token(of item: AnyItem) -> ItemToken? {
    guard let before else { return nil }
    // The expected item, or the one after it where one item was taken out.
    for index in cursor..<min(cursor + 2, before.items.count)
    where before.section.items[index].id == item.id {
      cursor = index + 1
      return before.items[index]
    }
    return nil
  }
}
