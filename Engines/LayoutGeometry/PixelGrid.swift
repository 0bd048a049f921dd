import Foundation

/// The pixels of a display, to which frames are rounded before a view gets them.
///
/// ```swift
/// PixelGrid(scale: 3).rounded(84.18)  // 84.333, 253 pixels
/// PixelGrid(scale: 0).rounded(84.18)  // 84.18
/// ```
@usableFromInline package struct PixelGrid {
  /// Pixels for each point; 0 where nothing is rounded.
  @usableFromInline package let scale: CGFloat

  /// The pixels of a display of this scale.
  @inlinable package init(scale: CGFloat) { self.scale = scale }

  /// The length of a pixel in points; 0 where nothing is rounded.
  @inlinable package var pixel: CGFloat { scale > 0 ? 1 / scale : 0 }

  /// The nearest pixel, in points (compositional-layout.md 6.4).
  ///
  /// [guess uikit.md 6.11] A half goes up; a millionth of a pixel is noise of floating-point sums.
  @inlinable package func rounded(_ length: CGFloat) -> CGFloat {
    guard scale > 0 else { return length }
    return (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

extension CGRect {
  /// The rectangle as it is in a content of this width that is read from right to left (6.3).
  @inlinable package func mirrored(in width: CGFloat) -> CGRect {
    var copy = self
    copy.origin.x = width - maxX
    return copy
  }
}

extension CGFloat {
  /// This number of pixels for each point; 0 where no display has it.
  ///
  /// A pixel of many points would make what is looked up around a rectangle as large as itself.
  @inlinable package var usableScale: CGFloat { self > 0.1 && self < 1_000 ? self : 0 }
}
