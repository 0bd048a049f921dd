import CompositionalLayout
import Foundation

/// The scroller of an orthogonal section (compositional-layout.md, 5.2).
struct ReferenceScroller {
  /// The frame in the layout's coordinate space.
  var frame: CGRect
  /// The length of its content along its axis.
  var contentLength: CGFloat
}
