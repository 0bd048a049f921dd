import Foundation

/// Distances in points from the edges of an area inward; negative ones reach outward.
@usableFromInline package struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top.
  @usableFromInline package var top: CGFloat
  /// The distance from the leading edge.
  @usableFromInline package var leading: CGFloat
  /// The distance from the bottom.
  @usableFromInline package var bottom: CGFloat
  /// The distance from the trailing edge.
  @usableFromInline package var trailing: CGFloat

  /// Creates insets in the order of `NSDirectionalEdgeInsets`.
  @inlinable package init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset at any edge.
  @usableFromInline package static let zero = LayoutInsets()

  /// Returns the distance from the leading edge or the top; NaN and infinities count as 0.
  @inlinable package func start(_ axis: LayoutAxis) -> CGFloat {
    (axis == .horizontal ? leading : top).bounded
  }

  /// Returns the distance from the trailing edge or the bottom; NaN and infinities count as 0.
  @inlinable package func end(_ axis: LayoutAxis) -> CGFloat {
    (axis == .horizontal ? trailing : bottom).bounded
  }

  /// Returns the same insets along `axis`, and none along the other one.
  @inlinable package func only(_ axis: LayoutAxis) -> LayoutInsets {
    axis == .horizontal
      ? LayoutInsets(leading: leading, trailing: trailing) : LayoutInsets(top: top, bottom: bottom)
  }

  /// Whether every distance is finite.
  @inlinable package var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }
}

extension CGSize {
  /// Returns the size without the insets, in points; negative if they are larger than the size.
  @inlinable package func inset(by insets: LayoutInsets) -> CGSize {
    CGSize(
      width: width - insets.start(.horizontal) - insets.end(.horizontal),
      height: height - insets.start(.vertical) - insets.end(.vertical))
  }
}

extension CGRect {
  /// Returns the rectangle without the insets; a negative length becomes 0
  /// (compositional-layout.md, 2.3).
  @inlinable package func shrunk(by insets: LayoutInsets) -> CGRect {
    let size = size.inset(by: insets)
    // Not `minX`: a group with children of negative length ends before it starts.
    return CGRect(
      x: origin.x + insets.start(.horizontal), y: origin.y + insets.start(.vertical),
      width: max(0, size.width), height: max(0, size.height))
  }
}
