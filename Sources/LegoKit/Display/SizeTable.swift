import UIKit

/// Values that were measured for items at a width, in the order of the items of each section.
///
/// An update edits the arrays of the sections that it changes and no others.
@MainActor struct SizeTable<Value: Equatable> {
  /// A value and the width for which it was measured.
  struct Measurement {
    var width: CGFloat = -1
    var value: Value?
  }

  // The arrays of all sections but the active one.
  private var sections: [SectionToken: [Measurement]] = [:]
  // A layout requests all values of a section in a row: its array is taken out of the dictionary, so
  // that it is read and changed in place.
  private var activeToken: SectionToken?
  private var active: [Measurement] = []

  /// Whether nothing has been measured.
  var isEmpty: Bool { sections.isEmpty && activeToken == nil }

  /// Returns the value of an item that was measured at `width`, or `nil`.
  mutating func value(
    at index: Int, of section: IndexedContent.IndexedSection, width: CGFloat
  ) -> Value? {
    guard activate(section), active[index].width == width else { return nil }
    return active[index].value
  }

  /// Stores the value of an item.
  mutating func set(
    _ value: Value, at index: Int, of section: IndexedContent.IndexedSection, width: CGFloat
  ) {
    set(Measurement(width: width, value: value), at: index, of: section)
  }

  /// Removes the values of all items of a section and returns them in order, as many as there are
  /// items.
  ///
  /// They are inserted again after they were read and changed.
  mutating func removeMeasurements(of section: IndexedContent.IndexedSection) -> [Measurement] {
    guard activate(section) else {
      return Array(repeating: Measurement(), count: section.items.count)
    }
    defer { (activeToken, active) = (nil, []) }
    return active
  }

  /// Inserts the values of all items of a section.
  mutating func insert(
    _ measurements: [Measurement], of section: IndexedContent.IndexedSection
  ) {
    deactivate()
    (activeToken, active) = (section.token, measurements)
  }

  /// Removes all values.
  mutating func removeAll() {
    (sections, activeToken, active) = ([:], nil, [])
  }

  /// Removes the value of an item and returns it with its width, or `nil` if it is not known.
  mutating func remove(
    at index: Int, of section: IndexedContent.IndexedSection
  ) -> (width: CGFloat, value: Value)? {
    guard activate(section), let value = active[index].value else { return nil }
    defer { active[index] = Measurement() }
    return (active[index].width, value)
  }

  private mutating func set(
    _ measurement: Measurement, at index: Int, of section: IndexedContent.IndexedSection
  ) {
    if !activate(section) {
      active = Array(repeating: Measurement(), count: section.items.count)
      activeToken = section.token
    }
    active[index] = measurement
  }

  /// Takes the array of a section out of the dictionary; returns whether it has as many values as
  /// the section has items.
  private mutating func activate(_ section: IndexedContent.IndexedSection) -> Bool {
    if activeToken != section.token {
      deactivate()
      guard let known = sections.removeValue(forKey: section.token) else { return false }
      (activeToken, active) = (section.token, known)
    }
    return active.count == section.items.count
  }

  private mutating func deactivate() {
    guard let token = activeToken else { return }
    sections[token] = active
    (activeToken, active) = (nil, [])
  }
}

// MARK: Updates

extension SizeTable {
  /// Moves the values of items to their positions in the content of `update`.
  mutating func edit(from old: IndexedContent, to update: ContentUpdate) {
    guard !isEmpty else { return }
    let difference = update.difference
    guard difference.keepsSizes else { return removeAll() }
    deactivate()
    // Held only where items move: arrays with one reference are edited in place.
    let before = difference.moves.isEmpty ? [:] : sections
    if difference.isSectioned {
      sections = sections.filter { update.content.section($0.key) != nil }
    }
    for edit in difference.edits where !edit.comparison.hasSameItems {
      splice(edit, old: old.sections[edit.oldIndex], new: update.content.sections[edit.newIndex])
    }
    for move in difference.moves { copy(move, from: before, old, update.content) }
  }

  private mutating func splice(
    _ edit: ContentDifference.SectionEdit, old: IndexedContent.IndexedSection,
    new: IndexedContent.IndexedSection
  ) {
    guard var before = sections.removeValue(forKey: old.token) else { return }
    let runs = edit.comparison.runs
    if runs.count == 1, runs[0].oldStart == 0, runs[0].newStart == 0 {
      // Only items at the end are inserted or removed: the array is edited in place.
      before.removeSubrange(runs[0].count...)
      before += repeatElement(Measurement(), count: new.items.count - runs[0].count)
      sections[new.token] = before
      return
    }
    var after: [Measurement] = []
    after.reserveCapacity(new.items.count)
    for run in runs {
      after += repeatElement(Measurement(), count: run.newStart - after.count)
      after += before[run.oldStart..<run.oldStart + run.count]
    }
    after += repeatElement(Measurement(), count: new.items.count - after.count)
    sections[new.token] = after
  }

  private mutating func copy(
    _ move: MovedItem, from before: [SectionToken: [Measurement]],
    _ old: IndexedContent, _ new: IndexedContent
  ) {
    let source = before[old.sections[move.source.section].token]
    guard let known = source?[move.source.item], known.value != nil else { return }
    set(known, at: move.target.item, of: new.sections[move.target.section])
  }
}
