import Foundation
import LayoutGeometry

/// The solved frames of one instance of a section's outermost group.
///
/// Every instance of the section uses the same frames, shifted (compositional-layout.md 2.7). It
/// never changes; being an object, it is handed on for the price of one count.
final class LayoutTemplate: Sendable {
  /// The instance's footprint without edge spacing, in points.
  let size: CGSize
  /// Its cells in the order of their index paths, in the instance's coordinate space.
  let leaves: [Leaf]
  /// Whether a cell is as long as its largest sibling (4.6).
  let hasUniformLeaves: Bool
  /// Views tied to its cells and groups.
  let badges: [Badge]
  /// What cells and badges cover along the scroll axis; they may stick out of the instance.
  let span: LayoutInterval
  private let axis: LayoutAxis
  private let leafIndex: IntervalIndex
  private let badgeIndex: IntervalIndex

  /// One cell.
  struct Leaf: Sendable {
    var frame: CGRect
    var zIndex: Int
    /// The axes on which it is measured.
    var sizing = LayoutSelfSizing()
  }

  /// One view tied to a cell or a group.
  struct Badge: Sendable {
    var frame: CGRect
    var zIndex: Int
    var kind: String
    /// Whose index path it has.
    var leaf: Int
    /// What a measurement of the view changes; nil where its size is given.
    var selfSizing: SelfSizingBadge?
  }

  /// A template of these frames along `axis`.
  init(size: CGSize, leaves: [Leaf], badges: [Badge], axis: LayoutAxis) {
    self.size = size
    self.leaves = leaves
    self.badges = badges
    hasUniformLeaves = leaves.contains { $0.sizing.isUniform }
    self.axis = axis
    leafIndex = IntervalIndex(count: leaves.count) { leaves[$0].frame.interval(on: axis) }
    badgeIndex = IntervalIndex(count: badges.count) { badges[$0].frame.interval(on: axis) }
    span = [leafIndex.hull, badgeIndex.hull].reduce(LayoutInterval(start: 0, end: size[axis])) {
      $1?.union($0) ?? $0
    }
  }

  /// Calls `body` with the cells that touch `interval` of the scroll axis and their places, in order.
  func visitLeaves(intersecting interval: LayoutInterval, _ body: (Leaf, Int) -> Void) {
    leafIndex.visit(interval, of: { leaves[$0].frame.interval(on: axis) }) { body(leaves[$0], $0) }
  }

  /// Calls `body` with the badges that touch `interval` of the scroll axis, in order.
  func visitBadges(intersecting interval: LayoutInterval, _ body: (Badge) -> Void) {
    badgeIndex.visit(interval, of: { badges[$0].frame.interval(on: axis) }) { body(badges[$0]) }
  }
}
