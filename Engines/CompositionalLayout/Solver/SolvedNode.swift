import Foundation
import LayoutGeometry

/// One solved item: its size and, for a group, where its children are.
///
/// Equal children of a group are solved once and share their part, so that a group of 100,000
/// equal children costs one solving and 100,000 positions.
struct SolvedNode {
  /// The footprint without edge spacing, in points.
  var size: CGSize
  /// The description's insets as far as they apply.
  var insets: LayoutInsets
  /// How many index paths it takes.
  var leafCount: Int
  /// Views tied to it.
  var supplementaries: [LayoutSupplementary]
  /// What is inside.
  var content: Content

  /// What a solved item holds.
  enum Content {
    /// One cell that fills it, without its insets, and the axes on which it is measured.
    case leaf(LayoutSelfSizing)
    /// Children: their solved parts, and for each child its part and its origin.
    case children(parts: [SolvedNode], places: [Place])
    /// Cells at these frames, which count from the start of the insets.
    case frames([LayoutCustomFrame])
  }

  /// Where one child of a group is.
  struct Place {
    /// Which of the solved parts it is.
    var part: Int
    /// Its origin in its parent's coordinate space, edge spacing and insets counted.
    var origin: CGPoint
  }
}
