import UIKit

/// A checker of updates that change more than the description suggests: items that cannot be
/// compared, and ids that are other ones in each description.
@MainActor struct ChangeChecker {
  private var checkedTypes: Set<ObjectIdentifier> = []
  private var itemIDs = ReplacedIDs<SectionToken, AnyID>()
  private var sectionIDs = ReplacedIDs<Int, AnyHashable>()

  /// Returns the mistakes in an update of `displayed`.
  ///
  /// The cost is that of what changed, without a look at each item.
  mutating func mistakes(
    in update: ContentUpdate, after displayed: IndexedContent
  ) -> [any LegoMistake] {
    let change = CheckedChange(displayed: displayed, update: update)
    return incomparableItems(in: change) + unstableItemIDs(in: change)
      + unstableSectionIDs(in: change)
  }

  private mutating func incomparableItems(in change: CheckedChange) -> [any LegoMistake] {
    var found: [any LegoMistake] = []
    // All changed items of one type are alike, and updates with many of them have few types.
    for location in change.difference.changedItems.prefix(64) {
      let list = change.content.sections[location.section].section.items
      let (chunk, index) = list.location(of: location.item)
      guard checkedTypes.insert(ObjectIdentifier(chunk.itemType)).inserted else { continue }
      let item = chunk.item(at: index)
      guard !(item.base is any Equatable), !item.hasEqualContent(as: item) else { continue }
      found.append(IncomparableItem(itemType: String(reflecting: chunk.itemType)))
    }
    return found
  }

  private mutating func unstableItemIDs(in change: CheckedChange) -> [any LegoMistake] {
    let replaced = change.sectionsWithReplacedItems
    for edit in change.difference.edits {
      let token = change.content.sections[edit.newIndex].token
      if !replaced.contains(where: { $0.newIndex == edit.newIndex }) { itemIDs.remove(token) }
    }
    return replaced.compactMap { edit in
      let old = change.displayed.sections[edit.oldIndex].section
      let new = change.content.sections[edit.newIndex]
      let ids = (old: old.items[0].id, new: new.section.items[0].id)
      guard itemIDs.isReplacedAgain(ids, of: new.token) else { return nil }
      return UnstableItemID(
        section: new.section.idText, itemType: String(reflecting: ids.new.type),
        ids: ["\(ids.old.base)", "\(ids.new.base)"])
    }
  }

  private mutating func unstableSectionIDs(in change: CheckedChange) -> [any LegoMistake] {
    guard change.hasSectionsOfSameItems else {
      if change.difference.isSectioned { sectionIDs.remove(0) }
      return []
    }
    guard let old = change.displayed.sections.first?.section.id,
      let new = change.content.sections.first?.section.id,
      sectionIDs.isReplacedAgain((old, new), of: 0)
    else { return [] }
    return [UnstableSectionID(ids: ["\(old)", "\(new)"])]
  }
}

/// The ids that were replaced by the last update.
///
/// One replacement is an ordinary change. Ids are unstable if the next update replaces them, too,
/// and not by those before, as for a screen that alternates between two contents.
private struct ReplacedIDs<Key: Hashable, ID: Hashable> {
  private var earlier: [Key: ID] = [:]
  private var reported: Set<Key> = []

  /// Returns whether an id is replaced that had replaced another one in the update before: `true`
  /// once for each key.
  mutating func isReplacedAgain(_ ids: (old: ID, new: ID), of key: Key) -> Bool {
    defer { earlier[key] = ids.old }
    guard let known = earlier[key], known != ids.new else { return false }
    return reported.insert(key).inserted
  }

  /// Removes the ids of a key, which have not been replaced.
  mutating func remove(_ key: Key) {
    earlier[key] = nil
  }
}

/// An update and the content before it.
@MainActor private struct CheckedChange {
  let displayed: IndexedContent
  let update: ContentUpdate

  var content: IndexedContent { update.content }
  var difference: ContentDifference { update.difference }

  /// The sections all of whose items are replaced by as many others that are equal apart from
  /// their ids, judged by the first.
  var sectionsWithReplacedItems: [ContentDifference.SectionEdit] {
    difference.edits.filter { edit in
      let (old, new) = (displayed.sections[edit.oldIndex], content.sections[edit.newIndex])
      guard edit.comparison.runs.isEmpty, !new.items.isEmpty, old.items.count == new.items.count,
        !difference.moves.contains(where: { isMove($0, of: edit) })
      else { return false }
      return firstItem(of: old.section).isEqual(apartFromIDTo: firstItem(of: new.section))
    }
  }

  private func isMove(
    _ move: MovedItem, of edit: ContentDifference.SectionEdit
  ) -> Bool {
    move.source.section == edit.oldIndex || move.target.section == edit.newIndex
  }

  private func firstItem(of section: Section) -> AnyItem {
    section.record.makingItems { section.items[0] }
  }

  /// Whether all sections are replaced by as many others with the same items.
  var hasSectionsOfSameItems: Bool {
    let (old, new) = (displayed.sections, content.sections)
    guard difference.isSectioned, old.count == new.count,
      old.contains(where: { !$0.items.isEmpty })
    else { return false }
    return zip(old, new).allSatisfy { $0.token != $1.token && $0.items == $1.items }
  }
}
