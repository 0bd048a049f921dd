import UIKit

/// The sizes that cell types have stated for items.
///
/// One size is kept for each item, with the width that it was requested for, in the order of the
/// items. It is removed when the item changes or is deleted, or when the preferred text size
/// changes. An update edits the sizes of the sections that it changes and no others.
@MainActor final class ItemSizes {
  private struct Measurement {
    var width: CGFloat = -1
    var size = CGSize.zero

    var isKnown: Bool { width >= 0 }
  }

  private var sections: [SectionToken: [Measurement]] = [:]
  private var textSize: UIContentSizeCategory?

  /// Returns the size of the item at `index` in the `available` size, from its cell type if it is
  /// not known.
  ///
  /// - Parameter isDisplayed: Whether `section` is the one of the last update. The sizes of the one
  ///   before it are not kept any more.
  func size(
    ofItemAt index: Int, in section: IndexedContent.IndexedSection, available: CGSize,
    isDisplayed: Bool = true
  ) -> CGSize {
    if isDisplayed, let known = sections[section.token]?[index], known.width == available.width {
      return known.size
    }
    let (chunk, position) = section.section.items.location(of: index)
    let size = chunk.size(at: position, in: available)
    guard isDisplayed else { return size }
    set(Measurement(width: available.width, size: size), at: index, of: section)
    return size
  }

  /// Removes all sizes if the preferred text size has changed since the last call.
  func removeAll(unlessMeasuredWith traits: UITraitCollection) {
    guard traits.preferredContentSizeCategory != textSize else { return }
    textSize = traits.preferredContentSizeCategory
    sections = [:]
  }

  private func set(
    _ measurement: Measurement, at index: Int, of section: IndexedContent.IndexedSection
  ) {
    // Taken out of the dictionary, so that the array is changed in place.
    var measurements = sections.removeValue(forKey: section.token) ?? []
    if measurements.count != section.items.count {
      measurements = Array(repeating: Measurement(), count: section.items.count)
    }
    measurements[index] = measurement
    sections[section.token] = measurements
  }
}

extension ItemSizes {
  /// Edits the sizes from `old` to the content of `update`, measures changed items again that have
  /// been measured, and returns whether a size of an item that stays has changed.
  func update(from old: IndexedContent, to update: ContentUpdate) -> Bool {
    let difference = update.difference
    guard !sections.isEmpty else { return false }
    guard difference.keepsSizes else {
      sections = [:]
      return difference.isDescribedAgain
    }
    // Held only where sizes move: arrays that nobody else holds are edited in place.
    let before = difference.moves.isEmpty ? [:] : sections
    if difference.isSectioned { removeSections(missingIn: update.content) }
    for edit in difference.edits where !edit.comparison.hasSameItems {
      splice(edit, old: old.sections[edit.oldIndex], new: update.content.sections[edit.newIndex])
    }
    for move in difference.moves { copy(move, from: before, old, update.content) }
    return difference.changedItems.reduce(false) { isResized, location in
      measureAgain(location, in: update.content) || isResized
    }
  }

  private func removeSections(missingIn content: IndexedContent) {
    sections = sections.filter { content.section($0.key) != nil }
  }

  private func splice(
    _ edit: ContentDifference.SectionEdit, old: IndexedContent.IndexedSection,
    new: IndexedContent.IndexedSection
  ) {
    guard let before = sections.removeValue(forKey: old.token) else { return }
    var after: [Measurement] = []
    after.reserveCapacity(new.items.count)
    for run in edit.comparison.runs {
      after += repeatElement(Measurement(), count: run.newStart - after.count)
      after += before[run.oldStart..<run.oldStart + run.count]
    }
    after += repeatElement(Measurement(), count: new.items.count - after.count)
    sections[new.token] = after
  }

  private func copy(
    _ move: ContentDifference.ItemMove, from before: [SectionToken: [Measurement]],
    _ old: IndexedContent, _ new: IndexedContent
  ) {
    let source = before[old.sections[move.source.section].token]
    let section = new.sections[move.target.section]
    guard let known = source?[move.source.item], known.isKnown else { return }
    set(known, at: move.target.item, of: section)
  }

  private func measureAgain(_ location: ItemLocation, in content: IndexedContent) -> Bool {
    let section = content.sections[location.section]
    guard let known = sections[section.token]?[location.item], known.isKnown else { return false }
    set(Measurement(), at: location.item, of: section)
    let available = CGSize(width: known.width, height: .greatestFiniteMagnitude)
    return size(ofItemAt: location.item, in: section, available: available) != known.size
  }
}
