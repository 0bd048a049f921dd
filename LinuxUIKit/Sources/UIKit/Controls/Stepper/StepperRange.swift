/// The range of a stepper's values.
struct StepperRange: Equatable {
  /// The minimum value.
  var minimum: Double = 0
  /// The maximum value, at least the minimum.
  var maximum: Double = 100
  /// The increment of a step.
  var step: Double = 1
  /// Whether stepping past the maximum continues at the minimum and vice versa.
  var wraps = false

  /// Returns the nearest value in the range; NaN becomes the minimum.
  func clamped(_ value: Double) -> Double {
    guard !value.isNaN else { return minimum }
    return min(max(value, minimum), max(minimum, maximum))
  }

  /// Returns the value after a step up or down.
  func value(after value: Double, isUp: Bool) -> Double {
    let next = isUp ? value + step : value - step
    guard wraps else { return clamped(next) }
    if next > maximum { return minimum }
    return next < minimum ? maximum : next
  }

  /// Returns whether a step changes the value.
  func canStep(from value: Double, isUp: Bool) -> Bool {
    self.value(after: value, isUp: isUp) != value
  }
}
