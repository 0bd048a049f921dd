import Foundation
import LayoutGeometry

/// One solved item: its size and, for a group, the positions of its children.
///
/// Equal children of a group are solved once and share their part, so a group of 100,000 equal
/// children costs one solution and 100,000 positions.
struct SolvedNode {
  /// The footprint without edge spacing, in points.
  var size: CGSize
  /// The description's insets, without those on self-sizing axes.
  var insets: LayoutInsets
  /// The number of index paths.
  var leafCount: Int
  /// The views that are attached to it.
  var supplementaries: [LayoutSupplementary]
  /// The contents.
  var content: Content

  /// The contents of a solved item.
  enum Content {
    /// One cell that fills it, without its insets, and the axes on which it is self-sizing.
    case leaf(LayoutSelfSizing)
    /// Children: their solved parts, and for each child its part and its origin.
    case children(parts: [SolvedNode], places: [Place])
    /// Cells with these frames, relative to the start of the insets.
    case frames([LayoutCustomFrame])
  }

  /// The position of one child of a group.
  struct Place {
    /// The index of its solved part.
    var part: Int
    /// Its origin in its parent's coordinate space, with edge spacing and insets.
    var origin: CGPoint
  }
}
