import Foundation

/// The pixels of a display, to which frames are rounded before a view gets them.
///
/// ```swift
/// PixelGrid(scale: 3).rounded(84.18)  // 84.333, 253 pixels
/// PixelGrid(scale: 0).rounded(84.18)  // 84.18
/// ```
@usableFromInline package struct PixelGrid {
  /// The number of pixels per point; 0 if nothing is rounded.
  @usableFromInline package let scale: CGFloat

  /// Creates the pixel grid of a display with this scale.
  @inlinable package init(scale: CGFloat) { self.scale = scale }

  /// The length of a pixel in points; 0 if nothing is rounded.
  @inlinable package var pixel: CGFloat { scale > 0 ? 1 / scale : 0 }

  // Unverified: a half rounds up; a millionth of a pixel is the tolerance for rounding errors of
  // sums (uikit.md, 6.11).
  /// Returns the nearest pixel, in points (compositional-layout.md, 6.4).
  @inlinable package func rounded(_ length: CGFloat) -> CGFloat {
    guard scale > 0 else { return length }
    return (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

extension CGRect {
  /// Returns the rectangle in right-to-left content of this width (compositional-layout.md, 6.3).
  @inlinable package func mirrored(in width: CGFloat) -> CGRect {
    var copy = self
    copy.origin.x = width - maxX
    return copy
  }
}

extension CGFloat {
  /// This number of pixels per point; 0 if no display has it.
  ///
  /// A pixel of many points would widen lookups around a rectangle by its own size.
  @inlinable package var usableScale: CGFloat { self > 0.1 && self < 1_000 ? self : 0 }
}

extension CGFloat {
  /// This length, limited to finite values.
  ///
  /// NaN and infinities become 0 (compositional-layout.md, 6.7). A length beyond a thousand million
  /// points is clamped, so that sums over many items stay finite.
  @inlinable package var bounded: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0
  }
}
