/// The first part of an update that inserts many items.
@MainActor struct UpdatePart {
  /// The description without the items of later parts.
  let lego: Lego
  /// The number of items that later parts insert.
  let remainingInsertions: Int
  /// The reason for displaying a part, as a sentence.
  let explanation: String
}

extension ContentIndexer {
  /// Returns the first part of an update above its budget, or `nil` to display it at once.
  ///
  /// The items that are displayed already and the first of the others, from the top, are in the
  /// part. Sections without any of them are left out if they are not displayed already.
  func part(
    of lego: Lego, after displayed: IndexedContent, _ cost: UpdateCost, _ budget: UpdateBudget
  ) -> UpdatePart? {
    guard let limit = budget.part, let tokens = tokens(of: lego, after: displayed) else {
      return nil
    }
    let insertions = tokens.reduce(0) { $0 + $1.count { $0 < 0 } }
    guard let length = cost.partLength(insertions: insertions, budget: budget) else { return nil }
    var remaining = length
    var number = 0
    let part = lego.replacingSections { section in
      defer { number += 1 }
      return section.keeping(tokens[number], insertions: &remaining)
    }
    return UpdatePart(
      lego: part.removingSections { section, index in
        section.items.isEmpty && !tokens[index].isEmpty && !isDisplayed(section)
      },
      remainingInsertions: insertions - length,
      explanation: UpdateCost.parts(length, of: insertions, limit: limit))
  }
}

extension Section {
  /// Returns the section with the items that have a token and the first ones without.
  fileprivate func keeping(_ tokens: [ItemToken], insertions: inout Int) -> Section {
    var (left, index) = (insertions, -1)
    let kept = items.filtered { _ in
      index += 1
      guard tokens.indices.contains(index), tokens[index] < 0 else { return true }
      left -= 1
      return left >= 0
    }
    insertions = max(0, left)
    return kept.count == items.count ? self : replacingItems(by: kept)
  }
}
