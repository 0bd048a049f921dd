import UIKit

/// The edits that lead from the displayed content to a description without repeated ids.
@MainActor struct ContentEdits {
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
  }

  /// The highest token that has been given to an identity.
  var lastToken: Int { items.lastToken }

  /// Returns the content and its difference, or `nil` if an id is repeated.
  ///
  /// The tables of identities are of no use after that.
  mutating func result() -> ContentUpdate? {
    // 1. Give each section its token, and find the one that it was.
    guard let plan = sectionPlan() else { return nil }
    // 2. Compare the items of each section with those before.
    let comparisons = plan.map { compare($0) }
    release(comparisons, plan)
    // 3. Give tokens to the items that have another position or are new.
    var indexed: [IndexedContent.IndexedSection] = []
    indexed.reserveCapacity(plan.count)
    for (section, comparison) in zip(plan, comparisons) {
      let tokens = tokens(of: section, comparison)
      indexed.append(.init(token: section.token, section: section.section, items: tokens))
    }
    guard !items.hasDuplicates else { return nil }
    removeReleased()
    // 4. Keep the index of sections if they are the same.
    let content = IndexedContent(
      sections: indexed, keepingIndexOf: difference.isSectioned ? nil : displayed)
    return ContentUpdate(content: content, difference: difference, mistakes: [])
  }
}

// MARK: Sections

extension ContentEdits {
  private struct PlannedSection {
    let section: Section
    let index: Int
    let token: SectionToken
    /// The index in the displayed content; `nil` for an inserted section.
    let oldIndex: Int?
  }

  private mutating func sectionPlan() -> [PlannedSection]? {
    let (old, new) = (displayed.sections, sections)
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit, hasSameID(old[prefix], new[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix,
      hasSameID(old[old.count - suffix - 1], new[new.count - suffix - 1])
    {
      suffix += 1
    }
    guard let middle = planMiddle(prefix: prefix, suffix: suffix) else { return nil }
    var plan: [PlannedSection] = []
    plan.reserveCapacity(new.count)
    for index in 0..<prefix { plan.append(keptSection(at: index, oldIndex: index)) }
    plan += middle
    for index in new.count - suffix..<new.count {
      plan.append(keptSection(at: index, oldIndex: index - new.count + old.count))
    }
    return plan
  }

  private func hasSameID(_ old: IndexedContent.IndexedSection, _ new: Section) -> Bool {
    old.section.record === new.record || old.section.hasSameID(as: new)
  }

  private func keptSection(at index: Int, oldIndex: Int) -> PlannedSection {
    PlannedSection(
      section: sections[index], index: index, token: displayed.sections[oldIndex].token,
      oldIndex: oldIndex)
  }

  private mutating func planMiddle(prefix: Int, suffix: Int) -> [PlannedSection]? {
    let (old, new) = (displayed.sections, sections)
    let table = identities.table(of: IdentityTables.Sections.self, id: AnyHashable.self)
    var assignment = TokenAssignment(identities: identities, lastToken: items.lastToken)
    for index in prefix..<old.count - suffix {
      assignment.release(old[index].token, from: ItemLocation(section: index, item: 0))
    }
    let range = prefix..<new.count - suffix
    for index in range { assignment.assignToken(to: id(of: new[index], at: index), in: table) }
    guard !assignment.hasDuplicates else { return nil }
    items.skip(to: assignment.lastToken)
    removeSections(assignment.removed, from: table)
    difference.isSectioned = !range.isEmpty || old.count != new.count
    let assigned = assignment.takeAssigned()
    let sources = Dictionary(
      uniqueKeysWithValues: assigned.moves.map { ($0.index, $0.source.section) })
    return zip(range, assigned.tokens).enumerated().map { position, pair in
      PlannedSection(
        section: new[pair.0], index: pair.0, token: pair.1, oldIndex: sources[position])
    }
  }

  private func id(of section: Section, at index: Int) -> AnyHashable {
    section.id ?? AnyHashable(index)
  }

  private mutating func removeSections(
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
  /// Returns the comparison with the items before, or `nil` if there were none or nothing was
  /// evaluated since.
  private mutating func compare(_ planned: PlannedSection) -> SectionComparison? {
    guard let oldIndex = planned.oldIndex else { return nil }
    let before = displayed.sections[oldIndex]
    difference.addDecoration(
      from: before.section, to: planned.section, token: planned.token)
    guard before.section.itemsOwner !== planned.section.itemsOwner else { return nil }
    let (old, new) = (before.section.items, planned.section.items)
    guard !new.hasSameStorage(as: old) else { return nil }
    // A comparison makes items.
    let comparison = planned.section.record.makingItems { SectionComparison(from: old, to: new) }
    difference.changedItems += comparison.changed.map {
      ItemLocation(section: planned.index, item: $0)
    }
    guard !comparison.hasSameItems || !comparison.changed.isEmpty else { return nil }
    difference.isReordered = difference.isReordered || !comparison.hasSameItems
    difference.edits.append(
      .init(oldIndex: oldIndex, newIndex: planned.index, comparison: comparison))
    return comparison
  }

  private mutating func release(_ comparisons: [SectionComparison?], _ plan: [PlannedSection]) {
    guard difference.isReordered else { return }
    for (comparison, planned) in zip(comparisons, plan) {
      guard let comparison, let oldIndex = planned.oldIndex else { continue }
      for range in comparison.releasedRanges { release(range, ofSectionAt: oldIndex) }
    }
  }

  private mutating func release(_ range: Range<Int>, ofSectionAt section: Int) {
    let tokens = displayed.sections[section].items
    for index in range {
      items.release(tokens[index], from: ItemLocation(section: section, item: index))
    }
  }

  private mutating func tokens(
    of planned: PlannedSection, _ comparison: SectionComparison?
  ) -> [ItemToken] {
    guard let oldIndex = planned.oldIndex else {
      return assignTokens(to: [0..<planned.section.items.count], of: planned)
    }
    let old = displayed.sections[oldIndex].items
    guard let comparison, !comparison.hasSameItems else { return old }
    let ranges = comparison.unassignedRanges
    var assigned = assignTokens(to: ranges, of: planned)[...]
    var tokens: [ItemToken] = []
    tokens.reserveCapacity(planned.section.items.count)
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
  private mutating func assignTokens(
    to ranges: [Range<Int>], of planned: PlannedSection
  ) -> [ItemToken] {
    let list = planned.section.items
    for range in ranges {
      for (chunk, start) in zip(list.chunks, list.chunkStarts) {
        let part = range.clamped(to: start..<start + chunk.count)
        guard !part.isEmpty else { continue }
        chunk.assignTokens(to: part.lowerBound - start..<part.upperBound - start, &items)
      }
    }
    let assigned = items.takeAssigned()
    difference.insertedCount += assigned.tokens.count - assigned.moves.count
    guard !assigned.moves.isEmpty else { return assigned.tokens }
    // The index of each assigned item in the section.
    let indexes = ranges.count == 1 ? Array(ranges[0]) : ranges.flatMap { $0 }
    let first = difference.moves.count
    difference.moves.reserveCapacity(first + assigned.moves.count)
    for move in assigned.moves where move.index < indexes.count {
      let target = ItemLocation(section: planned.index, item: indexes[move.index])
      difference.moves.append(.init(source: move.source, target: target))
    }
    planned.section.record.makingItems { appendChanges(ofMovesFrom: first, in: planned, list) }
    return assigned.tokens
  }

  /// Compares the content of moved items, those of two chunks at once.
  private mutating func appendChanges(
    ofMovesFrom first: Int, in planned: PlannedSection, _ list: ItemList
  ) {
    var start = first
    while start < difference.moves.count {
      let move = difference.moves[start]
      let old = displayed.sections[move.source.section].section.items
      let (source, target) = (old.part(at: move.source.item), list.part(at: move.target.item))
      var pairs: [ItemPair] = []
      var end = start
      while end < difference.moves.count {
        let next = difference.moves[end]
        guard next.source.section == move.source.section,
          source.range.contains(next.source.item), target.range.contains(next.target.item)
        else { break }
        pairs.append(
          ItemPair(
            old: next.source.item - source.range.lowerBound,
            new: next.target.item - target.range.lowerBound))
        end += 1
      }
      for index in target.chunk.changedItems(of: pairs, in: source.chunk) {
        let item = target.range.lowerBound + index
        difference.changedItems.append(ItemLocation(section: planned.index, item: item))
      }
      start = end
    }
  }

  private mutating func removeReleased() {
    let removed = items.removed
    difference.removedCount = removed.count
    for location in removed {
      let list = displayed.sections[location.section].section.items
      let (chunk, index) = list.location(of: location.item)
      chunk.removeIdentity(at: index, from: identities)
    }
  }
}
