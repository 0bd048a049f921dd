import OrderedDifference

/// A simple model of a collection view's content, which applies a batch update by its rules.
///
/// Deletions and sources of moves are removed by old positions; then insertions and targets of
/// moves are inserted by ascending new positions (uikit.md, 6.8).
struct ModelList {
  private(set) var list: SectionedList<Int, Int>

  /// Returns the content after the batch `difference`; inserted items are read from `new`.
  ///
  /// `nil` if the batch contains a position twice or one out of bounds.
  static func apply(
    _ difference: OrderedDifference, on old: SectionedList<Int, Int>,
    inserting new: SectionedList<Int, Int>
  ) -> SectionedList<Int, Int>? {
    guard isLegal(difference, on: old, inserting: new) else { return nil }
    var model = ModelList(list: old)
    let moved = difference.movedItems.map { old.items[$0.source.section][$0.source.item] }
    model.removeItems(of: difference)
    let sections = model.removeSections(of: difference)
    model.insertSections(of: difference, moved: sections, from: new)
    guard model.insertItems(of: difference, moved: moved, from: new) else { return nil }
    return model.list
  }

  private mutating func removeItems(of difference: OrderedDifference) {
    let leaving = difference.deletedItems + difference.movedItems.map(\.source)
    for place in leaving.sorted(by: >) { list.items[place.section].remove(at: place.item) }
  }

  // The moved sections, in the order in which the batch names them.
  private mutating func removeSections(of difference: OrderedDifference) -> [(Int, [Int])] {
    let moved = difference.movedSections.map { (list.sections[$0.source], list.items[$0.source]) }
    let leaving = difference.deletedSections + difference.movedSections.map(\.source)
    for place in leaving.sorted(by: >) {
      list.sections.remove(at: place)
      list.items.remove(at: place)
    }
    return moved
  }

  private mutating func insertSections(
    of difference: OrderedDifference, moved: [(Int, [Int])], from new: SectionedList<Int, Int>
  ) {
    let targets = Set(difference.movedItems.map(\.target))
    var arriving = zip(difference.movedSections.map(\.target), moved).map { ($0, $1.0, $1.1) }
    for place in difference.insertedSections {
      // An inserted section contains its items, except for those that are moved into it.
      let own = new.items[place].indices.filter {
        !targets.contains(ItemPosition(section: place, item: $0))
      }
      arriving.append((place, new.sections[place], own.map { new.items[place][$0] }))
    }
    for (place, section, items) in arriving.sorted(by: { $0.0 < $1.0 }) {
      list.sections.insert(section, at: min(place, list.sections.count))
      list.items.insert(items, at: min(place, list.items.count))
    }
  }

  private mutating func insertItems(
    of difference: OrderedDifference, moved: [Int], from new: SectionedList<Int, Int>
  ) -> Bool {
    var arriving = difference.insertedItems.map { ($0, new.items[$0.section][$0.item]) }
    arriving += zip(difference.movedItems.map(\.target), moved)
    for (place, item) in arriving.sorted(by: { $0.0 < $1.0 }) {
      guard list.items.indices.contains(place.section) else { return false }
      guard place.item <= list.items[place.section].count else { return false }
      list.items[place.section].insert(item, at: place.item)
    }
    return true
  }

  private static func isLegal(
    _ difference: OrderedDifference, on old: SectionedList<Int, Int>,
    inserting new: SectionedList<Int, Int>
  ) -> Bool {
    let leaving = difference.deletedItems + difference.movedItems.map(\.source)
    let arriving = difference.insertedItems + difference.movedItems.map(\.target)
    return Set(leaving).count == leaving.count && Set(arriving).count == arriving.count
      && leaving.allSatisfy { exists($0, in: old) } && arriving.allSatisfy { exists($0, in: new) }
      && difference.deletedItems.allSatisfy { !difference.deletedSections.contains($0.section) }
      && difference.insertedItems.allSatisfy { !difference.insertedSections.contains($0.section) }
  }

  private static func exists(_ place: ItemPosition, in list: SectionedList<Int, Int>) -> Bool {
    list.items.indices.contains(place.section)
      && list.items[place.section].indices.contains(place.item)
  }
}
