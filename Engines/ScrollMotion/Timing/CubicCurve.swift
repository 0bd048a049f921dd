import Foundation

/// A cubic timing curve: a Bézier curve from (0, 0) to (1, 1).
///
/// ```swift
/// CubicCurve.easeInOut.value(at: 0.5)  // 0.5
/// ```
///
/// The x coordinates of the control points are in 0...1, so that each fraction of time has one
/// value; the y coordinates may be outside, for changes that anticipate or overshoot.
package struct CubicCurve: Hashable, Sendable {
  private let first: SIMD2<Double>
  private let second: SIMD2<Double>

  /// Creates a curve with these control points; x is clamped to 0...1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = SIMD2(min(max(x1, 0), 1), y1)
    second = SIMD2(min(max(x2, 0), 1), y2)
  }

  /// The linear curve (uikit.md, 8.1, like the others).
  package static let linear = CubicCurve(0, 0, 1, 1)
  /// The ease-in curve.
  package static let easeIn = CubicCurve(0.42, 0, 1, 1)
  /// The ease-out curve.
  package static let easeOut = CubicCurve(0, 0, 0.58, 1)
  /// The ease-in-ease-out curve.
  package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// The default curve of Core Animation.
  package static let layerDefault = CubicCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress at a fraction of the duration: 0 at 0 and before, 1 at 1 and after.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return point(at: parameter(atX: fraction)).y
  }

  /// Returns the parameter at which the curve reaches `x`, within rounding errors.
  private func parameter(atX x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // x increases with the parameter, so bisection finds it.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if point(at: middle).x < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func point(at parameter: Double) -> SIMD2<Double> {
    let rest = 1 - parameter
    let ends = SIMD2(repeating: parameter * parameter * parameter)
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second + ends
  }
}
