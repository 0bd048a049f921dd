import OrderedDifference
import UIKit

extension UpdateReport {
  /// One kind of change of the items of one section, or of sections.
  ///
  /// ```swift
  /// renderer.onUpdate = { report in print(report.changes) }
  /// // [deleted 3 in open, inserted 3, 4 in done]
  /// ```
  public struct Change: Hashable {
    /// The kinds of changes, in the order in which ``UpdateReport/changes`` lists them.
    public enum Kind: Hashable, Sendable {
      /// Sections were deleted, with their items.
      case deletedSections
      /// Sections were inserted, with their items.
      case insertedSections
      /// Sections have moved among the others.
      case movedSections
      /// Items were deleted.
      case deleted
      /// Items were inserted.
      case inserted
      /// Items have moved among the others, or have come from another section.
      case moved
      /// Cells were updated because the content of their items has changed.
      case reconfigured
      /// The header, the footer or another view of a section was updated, added or removed.
      case views
      /// A section is laid out by another layout.
      case layout
    }

    /// The kind of the change.
    public let kind: Kind
    /// The ids of the items or sections, from top to bottom; for views their kinds.
    public let ids: [AnyHashable]
    /// The id of the section, as displayed after the update; `nil` for a change of sections.
    public let section: AnyHashable?

    /// Creates a change of items of a section; prefer the functions, such as ``inserted(_:in:)``.
    public init(_ kind: Kind, _ ids: [AnyHashable], in section: AnyHashable? = nil) {
      (self.kind, self.ids, self.section) = (kind, ids, section)
    }
  }
}

extension UpdateReport.Change {
  /// Returns the deletion of sections.
  public static func deletedSections(_ ids: AnyHashable...) -> Self { Self(.deletedSections, ids) }
  /// Returns the insertion of sections.
  public static func insertedSections(_ ids: AnyHashable...) -> Self {
    Self(.insertedSections, ids)
  }
  /// Returns the movement of sections.
  public static func movedSections(_ ids: AnyHashable...) -> Self { Self(.movedSections, ids) }
  /// Returns the deletion of items of a section.
  public static func deleted(_ ids: AnyHashable..., in section: AnyHashable) -> Self {
    Self(.deleted, ids, in: section)
  }
  /// Returns the insertion of items into a section.
  public static func inserted(_ ids: AnyHashable..., in section: AnyHashable) -> Self {
    Self(.inserted, ids, in: section)
  }
  /// Returns the movement of items in a section, or into it from others.
  public static func moved(_ ids: AnyHashable..., in section: AnyHashable) -> Self {
    Self(.moved, ids, in: section)
  }
  /// Returns the update of cells whose items have changed.
  public static func reconfigured(_ ids: AnyHashable..., in section: AnyHashable) -> Self {
    Self(.reconfigured, ids, in: section)
  }
  /// Returns the change of a section's header.
  public static func header(of section: AnyHashable) -> Self {
    Self(.views, [headerKind], in: section)
  }
  /// Returns the change of a section's footer.
  public static func footer(of section: AnyHashable) -> Self {
    Self(.views, [footerKind], in: section)
  }
  /// Returns the change of a section's layout.
  public static func layout(of section: AnyHashable) -> Self { Self(.layout, [], in: section) }

  // The values of UICollectionView.elementKindSectionHeader and elementKindSectionFooter, which only
  // the main actor may read.
  private static let headerKind = "UICollectionElementKindSectionHeader"
  private static let footerKind = "UICollectionElementKindSectionFooter"
}

extension UpdateReport.Change: CustomStringConvertible {
  /// The change in words, such as “inserted 3, 4 in done”.
  public var description: String {
    let list = ids.map { "\($0)" }.joined(separator: ", ")
    let place = section.map { " in \($0)" } ?? ""
    switch kind {
    case .deletedSections: return "deleted sections \(list)"
    case .insertedSections: return "inserted sections \(list)"
    case .movedSections: return "moved sections \(list)"
    case .deleted: return "deleted \(list)\(place)"
    case .inserted: return "inserted \(list)\(place)"
    case .moved: return "moved \(list)\(place)"
    case .reconfigured: return "reconfigured \(list)\(place)"
    case .views: return "changed \(list)\(place)"
    case .layout: return "changed the layout of \(section.map { "\($0)" } ?? "a section")"
    }
  }
}

extension UpdateReport {
  /// The changes of sections and items, as values to compare and to print.
  ///
  /// Sections come first, then the items and the layout of each section from top to bottom. The
  /// items of inserted and deleted sections aren't listed. As few items as possible count as moved.
  /// Takes time proportional to the number of items, unless nothing was inserted, deleted or moved.
  public var changes: [Change] {
    ChangeList(change).changes
  }
}

/// The changes of an update as values.
@MainActor private struct ChangeList {
  private typealias Position = (section: Int, item: Int)

  private let change: CollectionChange

  init(_ change: CollectionChange) {
    self.change = change
  }

  private var displayed: IndexedContent { change.displayed }
  private var content: IndexedContent { change.content }

  var changes: [UpdateReport.Change] {
    var changes = change.difference.isSectioned ? sectionChanges : []
    if change.difference.changesOrder { changes += itemChanges }
    changes += grouped(.reconfigured, change.difference.changedItems.map { ($0.section, $0.item) })
    return changes + viewChanges + layoutChanges
  }

  // MARK: Sections

  private var sectionChanges: [UpdateReport.Change] {
    let deleted = displayed.sections.filter { content.section($0.token) == nil }
    let inserted = content.sections.filter { displayed.section($0.token) == nil }
    let oldIndexes = Dictionary(
      uniqueKeysWithValues: displayed.sections.enumerated().map { ($1.token, $0) })
    let staying = content.sections.filter { oldIndexes[$0.token] != nil }
    let moved = indexesOutOfOrder(staying.compactMap { oldIndexes[$0.token] }).map { staying[$0] }
    return [
      (.deletedSections, deleted), (.insertedSections, inserted), (.movedSections, moved),
    ]
    .filter { !$1.isEmpty }
    .map { UpdateReport.Change($0, $1.compactMap(\.section.id)) }
  }

  // MARK: Items

  private var itemChanges: [UpdateReport.Change] {
    let old = positions(in: displayed)
    let new = positions(in: content)
    var (deleted, inserted, moved) = ([Position](), [Position](), [Position]())
    for (index, section) in displayed.sections.enumerated()
    where content.section(section.token) != nil {
      deleted += section.items.indices.filter { new[section.items[$0]] == nil }.map { (index, $0) }
    }
    for (index, section) in content.sections.enumerated() {
      let isInserted = displayed.section(section.token) == nil
      var staying: [(item: Int, oldItem: Int)] = []
      for (item, token) in section.items.enumerated() {
        if let place = old[token] {
          if displayed.sections[place.section].token == section.token {
            staying.append((item, place.item))
          } else {
            moved.append((index, item))
          }
        } else if !isInserted {
          inserted.append((index, item))
        }
      }
      moved += indexesOutOfOrder(staying.map(\.oldItem)).map { (index, staying[$0].item) }
    }
    return grouped(.deleted, deleted, in: displayed) + grouped(.inserted, inserted)
      + grouped(.moved, moved.sorted { $0 < $1 })
  }

  private func positions(in content: IndexedContent) -> [ItemToken: Position] {
    var positions: [ItemToken: Position] = [:]
    for (index, section) in content.sections.enumerated() {
      for (item, token) in section.items.enumerated() { positions[token] = (index, item) }
    }
    return positions
  }

  /// Returns a change for each section of items at positions in the next content, or in another.
  private func grouped(
    _ kind: UpdateReport.Change.Kind, _ positions: [Position],
    in other: IndexedContent? = nil
  ) -> [UpdateReport.Change] {
    let content = other ?? content
    return Dictionary(grouping: positions, by: \.section).sorted { $0.key < $1.key }.map {
      let section = content.sections[$0.key].section
      let ids = $0.value.map(\.item).sorted().map { section.items.identity(at: $0).base }
      return UpdateReport.Change(kind, ids, in: section.id)
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
      return all.isEmpty ? nil : UpdateReport.Change(.views, all, in: new.id)
    }
  }

  private var layoutChanges: [UpdateReport.Change] {
    guard change.difference.isDescribedAgain else { return [] }
    return stayingSections.compactMap { _, old, new in
      old.layout.isEqual(to: new.layout) ? nil : UpdateReport.Change(.layout, [], in: new.id)
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
