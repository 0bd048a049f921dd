import Foundation

/// The sizes of a window: in points, in pixels, and in the units of the window system.
///
/// A window system has units of its own: pixels on X11, logical pixels on Wayland.
struct DisplayGeometry: Equatable, Sendable {
  /// The width in pixels.
  let pixelWidth: Int
  /// The height in pixels.
  let pixelHeight: Int
  /// The number of pixels in a point.
  let scale: CGFloat
  /// The number of pixels in a unit of the window system.
  let pixelsPerUnit: CGFloat

  /// The largest scale, that of UIKit's largest images.
  static let largestScale = 3

  /// The size in points.
  var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// Converts a location in units of the window system to points.
  func point(x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: x * pixelsPerUnit / scale, y: y * pixelsPerUnit / scale)
  }

  /// Converts a location in fractions of the window to points.
  func point(fractionX: CGFloat, fractionY: CGFloat) -> CGPoint {
    CGPoint(x: fractionX * size.width, y: fractionY * size.height)
  }

  /// Converts a rectangle in points to the enclosing one in units of the window system.
  func units(_ rect: CGRect) -> CGRect {
    let factor = scale / pixelsPerUnit
    return CGRect(
      x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor,
      height: rect.height * factor
    ).integral
  }

  /// Returns the pixels in a point for a display whose own scale is `displayScale`.
  ///
  /// A fractional scale is rounded up, so that text is not smaller than the user prefers: 1.25 and 1.5
  /// are 2.
  static func scale(chosen: Int?, displayScale: CGFloat) -> Int {
    if let chosen { return chosen }
    // A hundredth is rounding, as of 96.5 dots per inch.
    let scale = (displayScale - 0.01).rounded(.up)
    return scale.isFinite ? min(max(Int(scale), 1), largestScale) : 1
  }

  /// Returns the size in units of the window system in which a window opens.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - isChosen: Whether the user has chosen the size; another one is limited to `usable`.
  ///   - scale: The pixels in a point.
  ///   - pixelsPerUnit: The pixels in a unit of the window system.
  ///   - usable: The size in units that windows can have; `nil` if it isn't known.
  /// - Returns: The size in units of the window system.
  static func openingSize(
    of size: CGSize, isChosen: Bool, scale: CGFloat, pixelsPerUnit: CGFloat, usable: CGSize?
  ) -> CGSize {
    let factor = scale / pixelsPerUnit
    let wanted = CGSize(width: size.width * factor, height: size.height * factor)
    guard !isChosen, let usable, usable.width > 0, usable.height > 0 else { return wanted }
    return CGSize(
      width: min(wanted.width, usable.width), height: min(wanted.height, usable.height))
  }
}

/// The size classes of a resizable window.
enum WindowSizeClasses {
  /// The narrowest regular width in points.
  // Unverified: on iPad, windows of 639 points are compact, and those of 678 points regular.
  private static let regularWidth: CGFloat = 640
  /// The lowest regular height in points.
  // Unverified: phones in landscape, whose height is compact, have at most 440 points.
  private static let regularHeight: CGFloat = 480

  /// Returns the traits of a window with a size in points.
  static func traits(of size: CGSize) -> UITraitCollection {
    UITraitCollection { traits in
      traits.horizontalSizeClass = size.width < regularWidth ? .compact : .regular
      traits.verticalSizeClass = size.height < regularHeight ? .compact : .regular
    }
  }
}
