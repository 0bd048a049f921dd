import Foundation

/// A stretch of one axis, from a start to an end, in points.
///
/// Used for what is visible, for what a section covers, and for what an item covers while frames
/// are looked up. The end may lie before the start where a description asks for it; such an
/// interval has a negative length.
@usableFromInline package struct LayoutInterval: Hashable, Sendable {
  /// The first coordinate.
  @usableFromInline package var start: CGFloat
  /// The coordinate after the last one.
  @usableFromInline package var end: CGFloat

  /// The stretch from `start` to `end`.
  @inlinable package init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }

  /// The distance from start to end, in points.
  @inlinable package var length: CGFloat { end - start }

  /// The coordinate in the interval that is nearest to another one; the start where it is reversed.
  @inlinable package func clamped(_ coordinate: CGFloat) -> CGFloat {
    max(min(coordinate, end), start)
  }

  /// Whether both share more than an edge; an empty interval counts where it lies strictly inside.
  @inlinable package func intersects(_ other: LayoutInterval) -> Bool {
    start < other.end && end > other.start
  }

  /// The smallest interval that covers both.
  @inlinable package func union(_ other: LayoutInterval) -> LayoutInterval {
    LayoutInterval(start: min(start, other.start), end: max(end, other.end))
  }

  /// The same stretch, `distance` points further along.
  @inlinable package func moved(by distance: CGFloat) -> LayoutInterval {
    LayoutInterval(start: start + distance, end: end + distance)
  }

  /// The stretch without `lead` points at its start and `trail` points at its end.
  @inlinable package func inset(start lead: CGFloat, end trail: CGFloat) -> LayoutInterval {
    LayoutInterval(start: start + lead, end: end - trail)
  }
}
