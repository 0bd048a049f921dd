import Foundation

/// Distances in points from the edges of an area inwards; negative ones reach outwards.
package struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top.
  package var top: CGFloat
  /// The distance from the leading edge.
  package var leading: CGFloat
  /// The distance from the bottom.
  package var bottom: CGFloat
  /// The distance from the trailing edge.
  package var trailing: CGFloat

  /// Insets in the order of `NSDirectionalEdgeInsets`.
  package init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset at any edge.
  package static let zero = LayoutInsets()

  /// The distance from the leading edge or the top; NaN and infinities count as 0.
  package func start(_ axis: LayoutAxis) -> CGFloat {
    (axis == .horizontal ? leading : top).bounded
  }

  /// The distance from the trailing edge or the bottom; NaN and infinities count as 0.
  package func end(_ axis: LayoutAxis) -> CGFloat {
    (axis == .horizontal ? trailing : bottom).bounded
  }

  /// The same insets along `axis`, and none along the other one.
  package func only(_ axis: LayoutAxis) -> LayoutInsets {
    axis == .horizontal
      ? LayoutInsets(leading: leading, trailing: trailing) : LayoutInsets(top: top, bottom: bottom)
  }

  /// The insets without those of axes that size themselves (compositional-layout.md 1.6, 2.3).
  package func ignoringSelfSizing(of size: LayoutItemSize) -> LayoutInsets {
    var insets = self
    if size.width.isSelfSizing { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isSelfSizing { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Whether every distance is an ordinary number.
  package var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }
}

extension CGSize {
  /// What the insets leave of this size, in points; negative where they take more than there is.
  package func inset(by insets: LayoutInsets) -> CGSize {
    CGSize(
      width: width - insets.start(.horizontal) - insets.end(.horizontal),
      height: height - insets.start(.vertical) - insets.end(.vertical))
  }
}

extension CGRect {
  /// The rectangle without its insets; a side that would be negative is 0 (2.3).
  package func shrunk(by insets: LayoutInsets) -> CGRect {
    let size = size.inset(by: insets)
    // Not `minX`: a group around children of negative length ends before it starts.
    return CGRect(
      x: origin.x + insets.start(.horizontal), y: origin.y + insets.start(.vertical),
      width: max(0, size.width), height: max(0, size.height))
  }
}
