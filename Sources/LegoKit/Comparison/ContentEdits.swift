import UIKit

/// The edits that lead from the displayed content to a description without repeated ids.
@MainActor final class ContentEdits {
  private let displayed: IndexedContent
  private let sections: [Section]
  private let identities: IdentityTables
  private var items: TokenAssignment
  private var difference = ContentDifference()

  init(
    from displayed: IndexedContent, to lego: Lego, identities: IdentityTables, lastToken: Int
  ) {
    self.displayed = displayed
    sections = lego.sections
    self.identities = identities
    items = TokenAssignment(identities: identities, lastToken: lastToken)
    difference.firstInsertedToken = lastToken + 1
  }

  /// The highest token that has been given to an identity.
  var lastToken: Int { items.lastToken }

  /// Returns the content and its difference, or `nil` if an id is repeated.
  ///
  /// The tables of identities are of no use after that.
  func result() -> ContentUpdate? {
    // 1. Give each section its token, and find the one that it was.
    guard let plan = sectionPlan() else { return nil }
    // 2. Compare the items of each section with those before.
    var comparisons: [(index: Int, comparison: ItemListComparison)] = []
    for index in sections.indices {
      guard let oldIndex = plan.oldIndex(at: index),
        !sections[index].isIdentical(to: displayed.sections.described[oldIndex])
      else { continue }
      if let comparison = compare(at: index, oldIndex: oldIndex) {
        comparisons.append((index, comparison))
      }
    }
    release(comparisons, plan)
    // 3. Give tokens to the items that have another position or are new.
    let content =
      difference.isSectioned
      ? content(of: plan, comparisons)
      : displayed.replacing(
        sections: sections,
        items: comparisons.filter { !$0.comparison.hasSameItems }.map { index, comparison in
          (index, tokens(at: index, oldIndex: index, comparison))
        })
    guard !items.hasDuplicates else { return nil }
    removeReleased()
    return ContentUpdate(content: content, difference: difference, mistakes: [])
  }

  /// Returns the content of sections some of which are inserted, deleted or moved.
  private func content(
    of plan: SectionPlan, _ comparisons: [(index: Int, comparison: ItemListComparison)]
  ) -> IndexedContent {
    var remaining = comparisons[...]
    let items = sections.indices.map { index -> [ItemToken] in
      guard let oldIndex = plan.oldIndex(at: index) else {
        return assignTokens(to: [0..<sections[index].items.count], at: index)
      }
      guard remaining.first?.index == index, let next = remaining.popFirst() else {
        return displayed.sections.items[oldIndex]
      }
      return tokens(at: index, oldIndex: oldIndex, next.comparison)
    }
    return IndexedContent(
      sections: sections, tokens: sections.indices.map { plan.token(at: $0, in: displayed) },
      items: items)
  }
}

// MARK: Sections

extension ContentEdits {
  /// The sections before that the described ones were: as many at both ends as have the same ids,
  /// and those between in any order.
  private struct SectionPlan {
    var prefix = 0
    var suffix = 0
    /// The number of described sections, and how many more they are than before.
    let count: Int
    let growth: Int
    /// The tokens of the described sections between the ends, and their indexes before; `nil` for
    /// inserted sections.
    var middle: [(token: SectionToken, oldIndex: Int?)] = []

    func oldIndex(at index: Int) -> Int? {
      if index < prefix { return index }
      return index < count - suffix ? middle[index - prefix].oldIndex : index - growth
    }

    @MainActor func token(at index: Int, in displayed: IndexedContent) -> SectionToken {
      let isBetween = index >= prefix && index < count - suffix
      return isBetween
        ? middle[index - prefix].token
        : displayed.sections.tokens[index < prefix ? index : index - growth]
    }
  }

  private func sectionPlan() -> SectionPlan? {
    let (old, new) = (displayed.sections.described, sections)
    let limit = min(old.count, new.count)
    var plan = SectionPlan(count: new.count, growth: new.count - old.count)
    while plan.prefix < limit, hasSameID(old[plan.prefix], new[plan.prefix]) { plan.prefix += 1 }
    while plan.suffix < limit - plan.prefix,
      hasSameID(old[old.count - plan.suffix - 1], new[new.count - plan.suffix - 1])
    {
      plan.suffix += 1
    }
    guard plan.prefix + plan.suffix < max(old.count, new.count) else { return plan }
    guard let middle = planMiddle(prefix: plan.prefix, suffix: plan.suffix) else { return nil }
    plan.middle = middle
    return plan
  }

  private func hasSameID(_ old: Section, _ new: Section) -> Bool {
    old.record === new.record || old.hasSameID(as: new)
  }

  private func planMiddle(
    prefix: Int, suffix: Int
  ) -> [(token: SectionToken, oldIndex: Int?)]? {
    let (old, new) = (displayed.sections, sections)
    let table = identities.table(of: IdentityTables.Sections.self, id: AnyHashable.self)
    var assignment = TokenAssignment(identities: identities, lastToken: items.lastToken)
    assignment.releaseSections(old.tokens[prefix..<old.count - suffix])
    let range = prefix..<new.count - suffix
    for index in range { assignment.assignToken(to: id(of: new[index], at: index), in: table) }
    guard !assignment.hasDuplicates else { return nil }
    items.skip(to: assignment.lastToken)
    removeSections(assignment.removed, from: table)
    difference.isSectioned = true
    let assigned = assignment.takeAssigned()
    return assigned.tokens.enumerated().map { ($1, assigned.source(at: $0)?.section) }
  }

  private func id(of section: Section, at index: Int) -> AnyHashable {
    section.id ?? AnyHashable(index)
  }

  private func removeSections(
    _ removed: [ItemLocation], from table: IdentityTable<AnyHashable>
  ) {
    for location in removed {
      let section = displayed.sections[location.section]
      table.remove(id(of: section.section, at: location.section))
      release(0..<section.items.count, ofSectionAt: location.section)
    }
  }
}

// MARK: Items

extension ContentEdits {
  /// Returns the comparison with the items before, or `nil` if they are the same.
  private func compare(at index: Int, oldIndex: Int) -> ItemListComparison? {
    let (before, section) = (displayed.sections.described[oldIndex], sections[index])
    difference.addDecoration(
      from: before, to: section, token: displayed.sections.tokens[oldIndex])
    guard !section.hasSameStorage(as: before) else { return nil }
    let (old, new) = (before.items, section.items)
    // A comparison makes items.
    let comparison = section.record.makingItems { ItemListComparison(from: old, to: new) }
    difference.changedItems += comparison.changed.map { ItemLocation(section: index, item: $0) }
    guard !comparison.hasSameItems || !comparison.changed.isEmpty else { return nil }
    difference.isReordered = difference.isReordered || !comparison.hasSameItems
    difference.edits.append(
      .init(oldIndex: oldIndex, newIndex: index, comparison: comparison))
    return comparison
  }

  private func release(
    _ comparisons: [(index: Int, comparison: ItemListComparison)], _ plan: SectionPlan
  ) {
    guard difference.isReordered else { return }
    for (index, comparison) in comparisons {
      guard let oldIndex = plan.oldIndex(at: index) else { continue }
      for range in comparison.releasedRanges { release(range, ofSectionAt: oldIndex) }
    }
  }

  private func release(_ range: Range<Int>, ofSectionAt section: Int) {
    items.release(displayed.sections.items[section][range], ofSectionAt: section)
  }

  private func tokens(
    at index: Int, oldIndex: Int, _ comparison: ItemListComparison
  ) -> [ItemToken] {
    let old = displayed.sections.items[oldIndex]
    guard !comparison.hasSameItems else { return old }
    let ranges = comparison.unassignedRanges
    var statements = StatementItems(
      displayed.sections.described[oldIndex].items, tokens: old, in: comparison.releasedRanges)
    statements.rename(to: sections[index].items, in: ranges, identities)
    var assigned = assignTokens(to: ranges, at: index)[...]
    var tokens: [ItemToken] = []
    tokens.reserveCapacity(sections[index].items.count)
    var gaps = ranges[...]
    for run in comparison.runs + [.init(oldStart: 0, newStart: .max, count: 0)] {
      while let gap = gaps.first, gap.lowerBound < run.newStart {
        tokens += assigned.prefix(gap.count)
        assigned = assigned.dropFirst(gap.count)
        gaps = gaps.dropFirst()
      }
      tokens += old[run.oldStart..<run.oldStart + run.count]
    }
    return tokens
  }

  /// Gives the items of `ranges` their tokens, and records those that have moved.
  private func assignTokens(
    to ranges: [Range<Int>], at index: Int
  ) -> [ItemToken] {
    let list = sections[index].items
    for range in ranges {
      for (chunk, start) in zip(list.chunks, list.chunkStarts) {
        let part = range.clamped(to: start..<start + chunk.count)
        guard !part.isEmpty else { continue }
        chunk.assignTokens(to: part.lowerBound - start..<part.upperBound - start, &items)
      }
    }
    let assigned = items.takeAssigned()
    difference.insertedCount += assigned.tokens.count - assigned.moveCount
    guard assigned.moveCount > 0 else { return assigned.tokens }
    let first = difference.moves.count
    difference.addMoves(assigned, toSection: index, at: ranges)
    sections[index].record.makingItems { appendChanges(ofMovesFrom: first, at: index, list) }
    return assigned.tokens
  }

  /// Compares the content of moved items, those of two chunks at once.
  private func appendChanges(
    ofMovesFrom first: Int, at section: Int, _ list: ItemList
  ) {
    var moves = difference.moves[first...]
    while let move = moves.first {
      let old = displayed.sections[move.source.section].section.items
      let (source, target) = (old.part(at: move.source.item), list.part(at: move.target.item))
      let pairs = ItemPairs(
        moves, ofSectionAt: move.source.section, from: source.range, to: target.range)
      for index in target.chunk.changedItems(of: pairs, in: source.chunk) {
        let item = target.range.lowerBound + index
        difference.changedItems.append(ItemLocation(section: section, item: item))
      }
      moves = moves.dropFirst(pairs.count)
    }
  }

  private func removeReleased() {
    let removed = items.removed
    difference.removedCount = removed.count
    for location in removed {
      let list = displayed.sections[location.section].section.items
      let (chunk, index) = list.location(of: location.item)
      chunk.removeIdentity(at: index, from: identities)
    }
  }
}
