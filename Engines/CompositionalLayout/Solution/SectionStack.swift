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
