/// Computes the frames of a slider's parts, in the slider's coordinates (uikit.md, 3.5).
struct SliderTrack: Equatable {
  /// The bounds of the slider.
  var bounds: CGRect
  /// The width of the image at the left, including the gap.
  var left: CGFloat = 0
  /// The width of the image at the right, including the gap.
  var right: CGFloat = 0

  /// The height of a slider.
  static let height: CGFloat = 34
  /// The width and height of the thumb.
  static let thumb: CGFloat = 28
  /// The thickness of the track.
  static let thickness: CGFloat = 4
  // Unverified: not specified in uikit.md, 3.5.
  /// The distance from the bounds to the ends of the track.
  static let inset: CGFloat = 2
  // Unverified: not specified in uikit.md, 3.5.
  /// The distance from an image to the track.
  static let imageGap: CGFloat = 8

  /// The frame of the track.
  var frame: CGRect {
    let width = bounds.width - left - right - 2 * Self.inset
    return CGRect(
      x: bounds.minX + left + Self.inset, y: bounds.midY - Self.thickness / 2,
      width: max(0, width), height: Self.thickness)
  }

  /// Returns the frame of the thumb at a fraction of the track; 0 is the minimum value.
  static func thumb(
    at part: CGFloat, on track: CGRect, isRightToLeft: Bool
  ) -> CGRect {
    let distance = max(0, track.width + 2 * inset - thumb)
    let fromLeft = isRightToLeft ? 1 - part : part
    return CGRect(
      x: track.minX - inset + distance * fromLeft, y: track.midY - thumb / 2, width: thumb,
      height: thumb)
  }

  /// Returns the fraction of the track at which the thumb is centered at `x`, clamped to 0 through
  /// 1.
  static func part(at x: CGFloat, on track: CGRect, isRightToLeft: Bool) -> CGFloat {
    let distance = track.width + 2 * inset - thumb
    guard distance > 0 else { return 0 }
    let fromLeft = min(max((x - track.minX + inset - thumb / 2) / distance, 0), 1)
    return isRightToLeft ? 1 - fromLeft : fromLeft
  }

  /// Divides the track at the center of the thumb.
  static func segments(of track: CGRect, at thumb: CGRect) -> (left: CGRect, right: CGRect) {
    let center = min(max(thumb.midX, track.minX), track.maxX)
    return (
      CGRect(x: track.minX, y: track.minY, width: center - track.minX, height: track.height),
      CGRect(x: center, y: track.minY, width: track.maxX - center, height: track.height)
    )
  }
}

/// The range of a slider's values.
struct SliderRange: Equatable {
  /// The minimum value.
  var minimum: Float = 0
  /// The maximum value, at least the minimum.
  var maximum: Float = 1

  /// Returns the nearest value in the range; NaN becomes the minimum.
  func clamped(_ value: Float) -> Float {
    guard !value.isNaN else { return minimum }
    return min(max(value, minimum), max(minimum, maximum))
  }

  /// Returns the fraction of the range at a value: 0 to 1.
  func part(of value: Float) -> CGFloat {
    guard maximum > minimum else { return 0 }
    return CGFloat((clamped(value) - minimum) / (maximum - minimum))
  }

  /// Returns the value at a fraction of the range.
  func value(at part: CGFloat) -> Float {
    clamped(minimum + (maximum - minimum) * Float(part))
  }
}

/// A touch that drags a slider's thumb.
struct SliderDrag: Equatable {
  /// The value when the touch began.
  let valueBefore: Float
  /// The horizontal offset of the touch from the thumb's center, in points.
  let offset: CGFloat

  // Unverified: for the usual touch target of 44 points.
  private static let touchMargin: CGFloat = 8

  /// Returns the area in which a touch grabs the thumb.
  static func area(of thumb: CGRect) -> CGRect {
    thumb.insetBy(dx: -touchMargin, dy: -touchMargin)
  }
}
