import Foundation
import LayoutGeometry

/// The sections of a layout, one after the other along the scroll axis.
///
/// Positions are relative to the start of the first. Finding the start of a section, finding the
/// sections that touch an interval, and replacing one cost O(log n), so one measurement costs about
/// the same in one of 100,000 sections as in one of ten.
struct SectionStack: Sendable {
  /// The gap between two sections, in points.
  let spacing: CGFloat
  private var tree: SummedTree<SolvedSection, SectionSum>

  /// Creates a stack of these sections, in order.
  init(_ sections: [SolvedSection], spacing: CGFloat) {
    self.spacing = spacing
    tree = SummedTree(sections.map { ($0, SectionSum($0, spacing: spacing)) })
  }

  /// The number of sections.
  var count: Int { tree.count }

  /// The length of all sections and the gaps between them, in points.
  var length: CGFloat { tree.isEmpty ? 0 : tree.sum.length - spacing }

  /// Whether a section has pinned items.
  var hasPinnedItems: Bool { tree.sum.hasPinnedItems }

  /// The indices of the sections.
  var indices: Range<Int> { 0..<count }

  /// Returns a section.
  subscript(section: Int) -> SolvedSection {
    // A coroutine, since copying a section costs more than finding it.
    _read { yield tree[section] }
  }

  /// Returns the start of a section, in points.
  func start(of section: Int) -> CGFloat { tree.offset(of: section) }

  /// Calls `body` with the sections whose elements may touch `interval`, in order, with the index
  /// and the start of each.
  func visit(
    intersecting interval: LayoutInterval,
    _ body: (_ number: Int, _ start: CGFloat, _ section: SolvedSection) -> Void
  ) {
    tree.visit { before, next in
      next.hull.moved(by: before).intersects(interval)
    } _: {
      body($0.position, $0.before, $0.element)
    }
  }

  /// Changes a section in place.
  mutating func update(_ section: Int, _ change: (inout SolvedSection) -> Void) {
    let spacing = spacing
    tree.update(at: section) { solved in
      change(&solved)
      return SectionSum(solved, spacing: spacing)
    }
  }
}

extension SectionStack {
  /// Returns the stack after changes.
  ///
  /// Costs O(log n) for each removed or inserted section if they are few, O(n) otherwise.
  func applying(_ changes: SectionStackChanges) -> SectionStack {
    let edited = changes.new.count + count - changes.keptCount
    guard edited <= 8 + count / 16, changes.keepsOrder else {
      var new = changes.new[...]
      return SectionStack(
        changes.origins.compactMap { $0.map { self[$0] } ?? new.popFirst() },
        spacing: spacing)
    }
    var copy = self
    copy.apply(changes)
    return copy
  }

  private mutating func apply(_ changes: SectionStackChanges) {
    let kept = changes.origins.compactMap(\.self)
    let inserted = changes.origins.indices.filter { changes.origins[$0] == nil }
    if changes.isInPlace(of: count) {
      for (section, solved) in zip(inserted, changes.new) { update(section) { $0 = solved } }
      return
    }
    let keptSections = Set(kept)
    for section in indices.reversed() where !keptSections.contains(section) {
      tree.remove(at: section)
    }
    for (section, solved) in zip(inserted, changes.new) {
      tree.insert(solved, sum: SectionSum(solved, spacing: spacing), at: section)
    }
  }
}

/// The sections that follow those of a stack: kept ones, and new ones.
struct SectionStackChanges {
  /// The index before of each section that is kept; `nil` for a new one.
  private(set) var origins: [Int?] = []
  /// The new sections, in order.
  private(set) var new: [SolvedSection] = []
  /// Whether the kept sections keep their order.
  private(set) var keepsOrder = true
  private var isAligned = true
  private var last = -1

  /// Creates a list without sections, with space for `count`.
  init(count: Int) {
    origins.reserveCapacity(count)
  }

  /// The number of kept sections.
  var keptCount: Int { origins.count - new.count }

  /// Keeps a section as the next one.
  mutating func keep(_ section: Int) {
    if section <= last { keepsOrder = false }
    if section != origins.count { isAligned = false }
    last = section
    origins.append(section)
  }

  /// Appends a new section.
  mutating func append(_ section: SolvedSection) {
    origins.append(nil)
    new.append(section)
  }

  /// Returns whether every kept section of a stack of `count` stays at its index.
  func isInPlace(of count: Int) -> Bool { isAligned && origins.count == count }
}

/// The length of consecutive sections along the scroll axis, relative to the start of the first.
struct SectionSum: TreeSum {
  static let zero = SectionSum()

  /// The distance to the start of the next section, in points.
  private(set) var length: CGFloat = 0
  /// The interval that their elements may cover.
  private(set) var hull = LayoutInterval.nothing
  /// Whether one of them has pinned items.
  private(set) var hasPinnedItems = false

  private init() {}

  /// Creates the sum of one section with the gap after it.
  init(_ section: SolvedSection, spacing: CGFloat) {
    length = section.length + spacing
    hull = section.hull
    hasPinnedItems = section.boundary.hasPinnedItems
  }

  mutating func add(_ next: SectionSum) {
    hull = hull.union(next.hull.moved(by: length))
    length += next.length
    hasPinnedItems = hasPinnedItems || next.hasPinnedItems
  }
}
