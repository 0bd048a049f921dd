import OrderedDifference
import UIKit

extension UpdateReport {
  /// One kind of change of the items of one section, or of sections.
  ///
  /// ```swift
  /// renderer.onUpdate = { report in print(report.changes) }
  /// // [deleted 3 in open, inserted 3, 4 in done]
  /// ```
  public enum Change: Hashable {
    /// Sections were deleted, with their items.
    case deletedSections([AnyHashable])
    /// Sections were inserted, with their items.
    case insertedSections([AnyHashable])
    /// Sections have moved among the others.
    case movedSections([AnyHashable])
    /// Items of a section were deleted.
    case deleted([AnyHashable], in: AnyHashable)
    /// Items were inserted into a section.
    case inserted([AnyHashable], in: AnyHashable)
    /// Items have moved in a section, or have come from another section.
    case moved([AnyHashable], in: AnyHashable)
    /// Cells were updated because the content of their items has changed.
    case reconfigured([AnyHashable], in: AnyHashable)
    /// Supplementary views of a section were updated, added or removed; the strings are their kinds,
    /// such as `UICollectionView.elementKindSectionHeader`.
    case views([String], of: AnyHashable)
    /// A section is laid out by another layout.
    case layout(of: AnyHashable)
  }
}

extension UpdateReport.Change {
  /// The ids of the items or sections, from top to bottom; for views their kinds.
  public var ids: [AnyHashable] {
    switch self {
    case .deletedSections(let ids), .insertedSections(let ids), .movedSections(let ids): ids
    case .deleted(let ids, _), .inserted(let ids, _), .moved(let ids, _): ids
    case .reconfigured(let ids, _): ids
    case .views(let kinds, _): kinds
    case .layout: []
    }
  }

  /// The id of the section, as displayed after the update; `nil` for a change of sections.
  public var section: AnyHashable? {
    switch self {
    case .deletedSections, .insertedSections, .movedSections: nil
    case .deleted(_, let section), .inserted(_, let section), .moved(_, let section): section
    case .reconfigured(_, let section), .views(_, let section), .layout(let section): section
    }
  }

  /// The name of the case.
  var name: String {
    switch self {
    case .deletedSections: "deletedSections"
    case .insertedSections: "insertedSections"
    case .movedSections: "movedSections"
    case .deleted: "deleted"
    case .inserted: "inserted"
    case .moved: "moved"
    case .reconfigured: "reconfigured"
    case .views: "views"
    case .layout: "layout"
    }
  }
}

extension UpdateReport.Change: CustomStringConvertible {
  /// The change in words, such as “inserted 3, 4 in done”.
  public var description: String {
    let list = ids.map { "\($0)" }.joined(separator: ", ")
    switch self {
    case .deletedSections: return "deleted sections \(list)"
    case .insertedSections: return "inserted sections \(list)"
    case .movedSections: return "moved sections \(list)"
    case .deleted(_, let section), .inserted(_, let section), .moved(_, let section),
      .reconfigured(_, let section):
      return "\(name) \(list) in \(section)"
    case .views(_, let section): return "changed \(list) in \(section)"
    case .layout(let section): return "changed the layout of \(section)"
    }
  }
}

extension UpdateReport {
  /// The changes of sections and items, as values to compare and to print.
  ///
  /// Sections come first, then the items and the layout of each section from top to bottom. The
  /// items of inserted and deleted sections aren't listed. As few items as possible count as moved.
  /// Takes time for the items between the first and the last one that has changed in each section.
  public var changes: [Change] {
    ChangeList(change).changes
  }
}

/// The changes of an update as values.
@MainActor private struct ChangeList {
  private let change: CollectionChange

  init(_ change: CollectionChange) {
    self.change = change
  }

  private var displayed: IndexedContent { change.displayed }
  private var content: IndexedContent { change.content }

  var changes: [UpdateReport.Change] {
    var changes = change.difference.isSectioned ? sectionChanges : []
    if change.difference.changesOrder { changes += itemChanges }
    changes += grouped(UpdateReport.Change.reconfigured, change.difference.changedItems)
    return changes + viewChanges + layoutChanges
  }

  // MARK: Sections

  private var sectionChanges: [UpdateReport.Change] {
    let tokens = content.sections.tokens
    let staying = tokens.indices.filter { displayed.index(ofSection: tokens[$0]) != nil }
    let moved = indexesOutOfOrder(staying.compactMap { displayed.index(ofSection: tokens[$0]) })
    let all: [UpdateReport.Change] = [
      .deletedSections(displayed.sectionIDs(missingIn: content)),
      .insertedSections(content.sectionIDs(missingIn: displayed)),
      .movedSections(moved.compactMap { content.sections.described[staying[$0]].id }),
    ]
    return all.filter { !$0.ids.isEmpty }
  }

  // MARK: Items

  private var itemChanges: [UpdateReport.Change] {
    let parts = ChangedParts(of: change)
    let deleted = parts.deleted(includesSections: false)
    let inserted = parts.inserted(includesSections: false)
    return grouped(UpdateReport.Change.deleted, deleted, in: displayed)
      + grouped(UpdateReport.Change.inserted, inserted)
      + grouped(UpdateReport.Change.moved, parts.moved)
  }

  /// Returns a change for each section of items in the next content, or in another.
  private func grouped(
    _ kind: ([AnyHashable], AnyHashable) -> UpdateReport.Change, _ locations: [ItemLocation],
    in other: IndexedContent? = nil
  ) -> [UpdateReport.Change] {
    let content = other ?? content
    let items = Dictionary(grouping: locations, by: \.section)
    return Array(items.keys).sorted().compactMap { index in
      let section = content.sections[index].section
      guard let sectionID = section.id, let locations = items[index] else { return nil }
      let ids = locations.map(\.item).sorted().map { section.items.identity(at: $0).base }
      return kind(ids, sectionID)
    }
  }

  // MARK: Views and layouts

  private var viewChanges: [UpdateReport.Change] {
    guard change.difference.changesLayout else { return [] }
    return stayingSections.compactMap { token, old, new in
      let kinds = Set(old.supplementaryItems.keys).symmetricDifference(new.supplementaryItems.keys)
      let changed = Set(
        change.difference.changedViews.filter { $0.section == token }.map(\.kind))
      let all = kinds.union(changed).sorted()
      guard !all.isEmpty, let id = new.id else { return nil }
      return .views(all, of: id)
    }
  }

  private var layoutChanges: [UpdateReport.Change] {
    guard change.difference.isDescribedAgain else { return [] }
    return stayingSections.compactMap { _, old, new in
      old.layout.isEqual(to: new.layout) ? nil : new.id.map { .layout(of: $0) }
    }
  }

  private var stayingSections: [(token: SectionToken, old: Section, new: Section)] {
    content.sections.compactMap { section in
      displayed.section(section.token).map { (section.token, $0.section, section.section) }
    }
  }
}

/// Returns the indexes of as few numbers as possible without which the others are ascending.
private func indexesOutOfOrder(_ numbers: [Int]) -> [Int] {
  let kept = longestIncreasingSubsequence(of: numbers)
  return numbers.indices.filter { !kept.contains(numbers[$0]) }
}
