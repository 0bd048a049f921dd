/// The values that a stepper goes through.
struct StepperRange: Equatable {
  /// The least value.
  var minimum: Double = 0
  /// The greatest value, not below the least.
  var maximum: Double = 100
  /// How far a step goes.
  var step: Double = 1
  /// Whether the greatest value is followed by the least.
  var wraps = false

  /// The value nearest to another one; what is no number becomes the least.
  func clamped(_ value: Double) -> Double {
    guard !value.isNaN else { return minimum }
    return min(max(value, minimum), max(minimum, maximum))
  }

  /// The value a step up or down from another one.
  func value(after value: Double, isUp: Bool) -> Double {
    let next = isUp ? value + step : value - step
    guard wraps else { return clamped(next) }
    if next > maximum { return minimum }
    return next < minimum ? maximum : next
  }

  /// Whether a step from a value leads to another one.
  func canStep(from value: Double, isUp: Bool) -> Bool {
    self.value(after: value, isUp: isUp) != value
  }
}
