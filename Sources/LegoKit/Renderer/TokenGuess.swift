/// Guesses the token of each item of a section from where the item stood before.
///
/// Most updates leave most items in their order, so the item after the one just seen is compared
/// before anything is looked up. A wrong guess is never made: a guess is an item with the same id.
struct TokenGuess {
  private let items: [AnyItem]
  private let tokens: [ItemToken]
  private var cursor = 0

  /// Guesses from the section as it was before, nil for none.
  init(_ before: ShownContent.ShownSection?) {
    items = before?.section.items ?? []
    tokens = before?.items ?? []
  }

  /// The token that `item` had, nil if it is not where it is expected.
  mutating func token(of item: AnyItem) -> ItemToken? {
    // The expected item, or the one after it where one item was taken out.
    for index in cursor..<min(cursor + 2, items.count) where items[index].id == item.id {
      cursor = index + 1
      return tokens[index]
    }
    return nil
  }
}
