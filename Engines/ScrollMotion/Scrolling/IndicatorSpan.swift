import Foundation
import LayoutGeometry

/// The bar that tells which part of the content shows, along one axis (uikit.md 5.4).
///
/// ```swift
/// let bar = IndicatorSpan(track: LayoutInterval(start: 3, end: 397), viewport: 400)
/// bar.span(at: 0, in: LayoutInterval(start: 0, end: 400))  // 3...200
/// ```
package struct IndicatorSpan: Hashable, Sendable {
  /// Where the bar can be, from the start of the view, in points.
  package let track: LayoutInterval
  /// How much of the content shows.
  package let viewport: CGFloat

  /// A bar on that track of a view that shows so much.
  package init(track: LayoutInterval, viewport: CGFloat) {
    (self.track, self.viewport) = (track, viewport)
  }

  /// What the bar covers at an offset; nil where there is nothing to scroll or no room for it.
  ///
  /// Its share of the track is that of the viewport in the content with its insets. Beyond an edge
  /// it stays at the end and gets shorter, point by point.
  package func span(at offset: CGFloat, in range: LayoutInterval) -> LayoutInterval? {
    guard range.length > 0, range.length.isFinite, track.length > Self.shortest else { return nil }
    let nearest = range.clamped(offset)
    let share = track.length * viewport / (range.length + viewport)
    let length = min(max(share, Self.shortestInRange), track.length)
    let passed = (nearest - range.start) / range.length
    let start = track.start + passed * (track.length - length)
    let shortened = max(Self.shortest, length - abs(offset - nearest))
    return offset > range.end
      ? LayoutInterval(start: start + length - shortened, end: start + length)
      : LayoutInterval(start: start, end: start + shortened)
  }

  private static let shortestInRange: CGFloat = 36
  private static let shortest: CGFloat = 7
}
