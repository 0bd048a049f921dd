/// A reference model of a section snapshot: a plain list of lines with levels.
///
/// Every query traverses the list.
struct SectionSnapshotModel {
  /// An item, its level, and whether it is expanded.
  struct Line: Equatable {
    let item: Int
    var level: Int
    var isExpanded = false
  }

  var lines: [Line] = []

  var items: [Int] { lines.map(\.item) }
  var visibleItems: [Int] { items.filter { isVisible($0) } }
  var rootItems: [Int] { lines.filter { $0.level == 0 }.map(\.item) }

  func index(of item: Int) -> Int? { lines.firstIndex { $0.item == item } }

  func level(of item: Int) -> Int { lines.first { $0.item == item }?.level ?? -1 }

  func isExpanded(_ item: Int) -> Bool { lines.contains { $0.item == item && $0.isExpanded } }

  /// Returns the nearest preceding line with a lower level.
  func parent(of item: Int) -> Int? {
    guard let index = index(of: item) else { return nil }
    return lines[..<index].last { $0.level < lines[index].level }
      .flatMap { $0.level == lines[index].level - 1 ? $0.item : nil }
  }

  func isVisible(_ item: Int) -> Bool {
    guard let parent = parent(of: item) else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  /// Returns the lines of an item and its descendants.
  func range(of item: Int) -> Range<Int> {
    guard let start = index(of: item) else { return 0..<0 }
    let end = lines[(start + 1)...].firstIndex { $0.level <= lines[start].level }
    return start..<(end ?? lines.count)
  }

  /// Returns the descendants of an item, with levels relative to its children.
  func part(below item: Int) -> SectionSnapshotModel {
    let children = lines[range(of: item).dropFirst()]
    return SectionSnapshotModel(
      lines: children.map {
        Line(item: $0.item, level: $0.level - level(of: item) - 1, isExpanded: $0.isExpanded)
      })
  }

  mutating func append(_ added: [Int], to parent: Int?) {
    insert(
      Self(roots: added), at: parent.map { range(of: $0).upperBound } ?? lines.count,
      level: parent.map { level(of: $0) + 1 } ?? 0)
  }

  mutating func insert(_ other: SectionSnapshotModel, next item: Int, after: Bool) {
    let range = range(of: item)
    insert(other, at: after ? range.upperBound : range.lowerBound, level: level(of: item))
  }

  mutating func delete(_ removed: [Int]) {
    for item in removed { lines.removeSubrange(range(of: item)) }
  }

  mutating func replace(childrenOf parent: Int, using other: SectionSnapshotModel) {
    lines.removeSubrange(range(of: parent).dropFirst())
    insert(other, at: range(of: parent).upperBound, level: level(of: parent) + 1)
  }

  mutating func setExpanded(_ isExpanded: Bool, _ changed: [Int]) {
    for index in lines.indices where changed.contains(lines[index].item) {
      lines[index].isExpanded = isExpanded
    }
  }

  private mutating func insert(_ other: SectionSnapshotModel, at index: Int, level: Int) {
    let added = other.lines.map {
      Line(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded)
    }
    lines.insert(contentsOf: added, at: index)
  }
}

extension SectionSnapshotModel {
  /// Creates root items without children.
  init(roots: [Int]) {
    lines = roots.map { Line(item: $0, level: 0) }
  }
}
