import Foundation
import LayoutGeometry

/// The sections of a layout, one after the other along the scroll axis.
///
/// Positions count from the start of the first. Where a section starts, which ones touch an
/// interval, and replacing one of them cost O(log n), so one measurement in one of 100,000 sections
/// costs about what it does in one of ten.
struct SectionStack: Sendable {
  /// The gap between two sections, in points.
  let spacing: CGFloat
  private var tree: SummedTree<SolvedSection, SectionSum>

  /// These sections, in order.
  init(_ sections: [SolvedSection], spacing: CGFloat) {
    self.spacing = spacing
    tree = SummedTree(sections.map { ($0, SectionSum($0, spacing: spacing)) })
  }

  /// How many sections there are.
  var count: Int { tree.count }

  /// The length of all sections and the gaps between them, in points.
  var length: CGFloat { tree.isEmpty ? 0 : tree.sum.length - spacing }

  /// Whether a section has an item that stays visible while the section is.
  var hasPinnedItems: Bool { tree.sum.hasPinnedItems }

  /// The numbers of the sections.
  var indices: Range<Int> { 0..<count }

  /// A section.
  subscript(section: Int) -> SolvedSection {
    // Yielded in its place: copying a section costs more than finding it.
    _read { yield tree[section] }
  }

  /// Where a section starts, in points.
  func start(of section: Int) -> CGFloat { tree.offset(of: section) }

  /// Calls `body` with the sections whose elements may touch `interval`, in order: the number of each
  /// and where it starts.
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

  /// Changes a section in its place.
  mutating func update(_ section: Int, _ change: (inout SolvedSection) -> Void) {
    let spacing = spacing
    tree.update(at: section) { solved in
      change(&solved)
      return SectionSum(solved, spacing: spacing)
    }
  }
}

/// What a stretch of sections takes along the scroll axis, from where it begins.
struct SectionSum: TreeSum {
  static let zero = SectionSum()

  /// The distance to the start of what follows, in points.
  private(set) var length: CGFloat = 0
  /// What their elements may cover.
  private(set) var hull = LayoutInterval.nothing
  /// Whether one has an item that stays visible while its section is.
  private(set) var hasPinnedItems = false

  private init() {}

  /// One section with the gap behind it.
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
