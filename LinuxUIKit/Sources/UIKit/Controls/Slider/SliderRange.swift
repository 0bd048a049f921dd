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
