import Foundation
import LayoutGeometry

/// The scroll indicator of one axis (uikit.md, 5.4).
///
/// ```swift
/// let bar = IndicatorSpan(track: LayoutInterval(start: 3, end: 397), viewport: 400)
/// bar.span(at: 0, in: LayoutInterval(start: 0, end: 400))  // 3...200
/// ```
package struct IndicatorSpan: Hashable, Sendable {
  /// The interval in which the indicator can be, from the start of the view, in points.
  package let track: LayoutInterval
  /// The length of the visible part of the content.
  package let viewport: CGFloat

  /// Creates an indicator.
  package init(track: LayoutInterval, viewport: CGFloat) {
    (self.track, self.viewport) = (track, viewport)
  }

  /// Returns the interval of the indicator at an offset; `nil` if there is nothing to scroll or no
  /// space for it.
  ///
  /// Its share of the track is that of the viewport in the content with its insets. Beyond an edge
  /// it stays at the end and gets shorter by the same number of points.
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
