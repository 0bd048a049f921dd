import Foundation

/// An interval of one axis, from a start to an end, in points.
///
/// It describes the visible part of a layout, and the extent of sections and items in lookups. The
/// end may be before the start if a description requires it; such an interval has a negative
/// length.
@usableFromInline package struct LayoutInterval: Hashable, Sendable {
  /// The first coordinate.
  @usableFromInline package var start: CGFloat
  /// The coordinate after the last one.
  @usableFromInline package var end: CGFloat

  /// Creates the interval from `start` to `end`.
  @inlinable package init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }

  /// The distance from start to end, in points.
  @inlinable package var length: CGFloat { end - start }

  /// Returns the coordinate in the interval that is nearest to another one; the start if the length
  /// is negative.
  @inlinable package func clamped(_ coordinate: CGFloat) -> CGFloat {
    max(min(coordinate, end), start)
  }

  /// Returns whether both share more than an edge; an empty interval intersects those that contain
  /// it strictly.
  @inlinable package func intersects(_ other: LayoutInterval) -> Bool {
    start < other.end && end > other.start
  }

  /// Returns the smallest interval that covers both.
  @inlinable package func union(_ other: LayoutInterval) -> LayoutInterval {
    LayoutInterval(start: min(start, other.start), end: max(end, other.end))
  }

  /// Returns the interval moved by `distance` points.
  @inlinable package func moved(by distance: CGFloat) -> LayoutInterval {
    LayoutInterval(start: start + distance, end: end + distance)
  }

  /// Returns the interval without `lead` points at its start and `trail` points at its end.
  @inlinable package func inset(start lead: CGFloat, end trail: CGFloat) -> LayoutInterval {
    LayoutInterval(start: start + lead, end: end - trail)
  }
}
