/// A touch that drags a slider's thumb.
struct SliderDrag: Equatable {
  /// The value when the touch began.
  let valueBefore: Float
  /// The horizontal offset of the touch from the thumb's center, in points.
  let offset: CGFloat

  // Unverified: extended by 8 points on each side, for the usual touch target of 44.
  /// Returns the area in which a touch grabs the thumb.
  static func area(of thumb: CGRect) -> CGRect {
    thumb.insetBy(dx: -8, dy: -8)
  }
}
