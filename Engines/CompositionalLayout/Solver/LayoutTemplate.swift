import Foundation
import LayoutGeometry

/// The solved frames of one instance of a section's outermost group.
///
/// Every instance of the section uses the same frames, shifted (compositional-layout.md, 2.7). An
/// immutable object, so that a copy is one retain.
final class LayoutTemplate: Sendable {
  /// The instance's footprint without edge spacing, in points.
  let size: CGSize
  /// Its cells in the order of their index paths, in the instance's coordinate space.
  let leaves: Leaves
  /// Whether a cell has the length of its largest sibling (compositional-layout.md, 4.6).
  let hasUniformLeaves: Bool
  /// The views that are attached to its cells and groups.
  let badges: [Badge]
  /// The interval that cells and badges cover along the scroll axis, which may exceed the instance.
  let span: LayoutInterval
  private let axis: LayoutAxis
  private let leafIndex: IntervalIndex
  private let badgeIndex: IntervalIndex

  /// One cell.
  struct Leaf: Sendable {
    var frame: CGRect
    var zIndex: Int
    /// The axes on which it is self-sizing.
    var sizing = LayoutSelfSizing()
  }

  /// The cells of a template.
  ///
  /// A custom group that is a whole instance keeps the frames that its provider has returned, which
  /// may be those of a hundred thousand cells.
  struct Leaves: RandomAccessCollection, Sendable {
    private enum Content {
      case leaves([Leaf])
      case custom(LayoutCustomFrames, origin: CGPoint)
    }

    private let content: Content
    let endIndex: Int
    var startIndex: Int { 0 }

    /// Creates a list of cells.
    init(_ leaves: [Leaf]) {
      (content, endIndex) = (.leaves(leaves), leaves.count)
    }

    /// Creates a list of the cells of a custom group whose area begins at `origin`.
    init(_ frames: LayoutCustomFrames, origin: CGPoint) {
      (content, endIndex) = (.custom(frames, origin: origin), frames.count)
    }

    subscript(index: Int) -> Leaf {
      switch content {
      case .leaves(let leaves): leaves[index]
      case .custom(let frames, let origin): Leaf(frames[index], from: origin)
      }
    }

    /// Returns the index of the cells along an axis.
    func index(on axis: LayoutAxis) -> IntervalIndex {
      // The sum of an end and a distance isn't exactly the end of the moved frame.
      if case .custom(let frames, .zero) = content {
        return IntervalIndex(count: count, hulls: frames.hulls(on: axis)) {
          frames[$0].frame.interval(on: axis)
        }
      }
      return IntervalIndex(count: count) { self[$0].frame.interval(on: axis) }
    }

    /// Whether a cell has the length of its largest sibling; those of custom groups have not.
    var containsUniform: Bool {
      switch content {
      case .leaves(let leaves): leaves.contains { $0.sizing.isUniform }
      case .custom: false
      }
    }
  }

  /// A view that is attached to a cell or a group.
  struct Badge: Sendable {
    var frame: CGRect
    var zIndex: Int
    var kind: String
    /// The index of the cell whose index path it has.
    var leaf: Int
    /// The effect of a measurement of the view; `nil` if it isn't self-sizing.
    var selfSizing: SelfSizingBadge?
  }

  /// Creates a template of these frames along `axis`.
  init(size: CGSize, leaves: Leaves, badges: [Badge], axis: LayoutAxis) {
    self.size = size
    self.leaves = leaves
    self.badges = badges
    hasUniformLeaves = leaves.containsUniform
    self.axis = axis
    leafIndex = leaves.index(on: axis)
    badgeIndex = IntervalIndex(count: badges.count) { badges[$0].frame.interval(on: axis) }
    span = [leafIndex.hull, badgeIndex.hull].reduce(LayoutInterval(start: 0, end: size[axis])) {
      $1?.union($0) ?? $0
    }
  }

  /// Calls `body` with the cells that intersect `interval` of the scroll axis and their indices, in
  /// order.
  func visitLeaves(intersecting interval: LayoutInterval, _ body: (Leaf, Int) -> Void) {
    leafIndex.visit(interval, of: { leaves[$0].frame.interval(on: axis) }) { body(leaves[$0], $0) }
  }

  /// Calls `body` with the badges that intersect `interval` of the scroll axis, in order.
  func visitBadges(intersecting interval: LayoutInterval, _ body: (Badge) -> Void) {
    badgeIndex.visit(interval, of: { badges[$0].frame.interval(on: axis) }) { body(badges[$0]) }
  }
}

extension LayoutTemplate.Leaf {
  /// Creates the cell of a custom group whose area begins at `origin`.
  init(_ custom: LayoutCustomFrame, from origin: CGPoint) {
    let frame = CGRect(origin: custom.frame.origin.moved(by: origin), size: custom.frame.size)
    self.init(frame: frame, zIndex: custom.zIndex)
  }
}
