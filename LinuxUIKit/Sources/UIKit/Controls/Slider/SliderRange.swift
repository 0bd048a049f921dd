/// The values that a slider goes through.
struct SliderRange: Equatable {
  /// The value at the start.
  var minimum: Float = 0
  /// The value at the end, not below the start.
  var maximum: Float = 1

  /// The value nearest to another one; what is no number becomes the start.
  func clamped(_ value: Float) -> Float {
    guard !value.isNaN else { return minimum }
    return min(max(value, minimum), max(minimum, maximum))
  }

  /// How far on the way a value is: 0 to 1.
  func part(of value: Float) -> CGFloat {
    guard maximum > minimum else { return 0 }
    return CGFloat((clamped(value) - minimum) / (maximum - minimum))
  }

  /// The value so far on the way.
  func value(at part: CGFloat) -> Float {
    clamped(minimum + (maximum - minimum) * Float(part))
  }
}
