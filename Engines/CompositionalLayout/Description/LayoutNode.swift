import Foundation
import LayoutGeometry

/// An item of a layout's description: a leaf, or a group of further items.
///
/// A leaf is the frame of one item of the section; a custom group has one item for each of its
/// frames.
///
/// ```swift
/// let photo = LayoutNode(size: .full)
/// let row = LayoutNode(
///   size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(44)),
///   content: .group(LayoutGroup(axis: .horizontal, children: [photo], filling: .divided(3))))
/// ```
package struct LayoutNode: Hashable, Sendable {
  /// The described size.
  ///
  /// Fractions refer to the containing group without its insets.
  package var size: LayoutItemSize
  /// The insets.
  ///
  /// The insets of a leaf shrink its frame, those of a group shrink the area for its children
  /// (compositional-layout.md, 2.3).
  package var insets: LayoutInsets
  /// The spacing around the node.
  package var edgeSpacing: LayoutEdgeSpacing
  /// The supplementary items attached to the node.
  package var supplementaries: [LayoutSupplementary]
  /// The content of the node.
  package var content: Content

  /// Creates a node, by default a leaf.
  package init(
    size: LayoutItemSize, insets: LayoutInsets = .zero, edgeSpacing: LayoutEdgeSpacing = .none,
    supplementaries: [LayoutSupplementary] = [], content: Content = .leaf
  ) {
    self.size = size
    self.insets = insets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
    self.content = content
  }

  /// The content of a node.
  package enum Content: Hashable, Sendable {
    /// One cell.
    case leaf
    /// Children in a row or a column.
    case group(LayoutGroup)
    /// Frames that a ``LayoutCustomFrame/Provider`` returns for this number.
    case custom(Int)
  }

  /// Whether the node or any of its descendants is self-sizing (compositional-layout.md, 2.7).
  ///
  /// Visits the whole tree.
  package var selfSizes: Bool {
    if size.width.isSelfSizing || size.height.isSelfSizing { return true }
    guard case .group(let group) = content else { return false }
    return group.children.contains(where: \.selfSizes)
  }
}

/// Children that follow one another along an axis.
package struct LayoutGroup: Hashable, Sendable {
  /// The direction in which the children follow one another.
  package var axis: LayoutAxis
  /// The described children.
  ///
  /// The fillings with a count use only the first one.
  package var children: [LayoutNode]
  /// The number of children in one instance of the group.
  package var filling: Filling
  /// The spacing between neighbors.
  package var spacing: LayoutSpacing

  /// Creates a group, by default one that repeats its children while they fit.
  package init(
    axis: LayoutAxis, children: [LayoutNode], filling: Filling = .cycle,
    spacing: LayoutSpacing = .fixed(0)
  ) {
    self.axis = axis
    self.children = children
    self.filling = filling
    self.spacing = spacing
  }

  /// The number of children in an instance of a group (compositional-layout.md, 2.4).
  package enum Filling: Hashable, Sendable {
    /// The children in order, repeated while the next one fits.
    case cycle
    /// Exactly this many children, which share the group's length equally: `subitem:count:`.
    case divided(Int)
    /// At most this many children of their own size: `repeatingSubitem:count:`.
    case repeated(Int)
  }
}

/// The frame of one cell in a custom group.
package struct LayoutCustomFrame: Equatable, Sendable {
  /// The frame in points.
  ///
  /// The origin is that of the group's area inside its insets.
  package var frame: CGRect
  /// The order from back to front.
  package var zIndex: Int

  /// Creates a frame of a cell.
  package init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// A function that returns the frames of one instance of a custom group.
  ///
  /// - Parameters:
  ///   - number: The number in the group's description.
  ///   - size: The group's resolved size, in points.
  ///   - insets: The group's insets.
  package typealias Provider = (
    _ number: Int, _ size: CGSize, _ insets: LayoutInsets
  ) -> LayoutCustomFrames
}
