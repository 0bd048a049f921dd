import Foundation
import ScrollMotion
import Testing

/// The formulas of uikit.md, 8.2.
struct SpringFitTests {
  @Test(
    "Without velocity w is ln(1000 z / √(1 - z²)) / (z D)",
    arguments: [0.1, 0.5, 0.7, 0.99], [0.25, 1, 3])
  func still(dampingRatio z: Double, duration: Double) {
    let spring = SpringFit.spring(duration: duration, dampingRatio: z, velocity: 0)
    let wanted = log(1000 * z / (1 - z * z).squareRoot()) / (z * duration)
    #expect(abs(spring.frequency - wanted) < 1e-9 * wanted)
    #expect(spring.dampingRatio == z)
  }

  @Test("With a damping ratio of 1, w D is 9.23341", arguments: [0.3, 1, 2])
  func critical(duration: Double) {
    let spring = SpringFit.spring(duration: duration, dampingRatio: 1, velocity: 0)
    #expect(abs(spring.frequency * duration - 9.23341) < 5e-6)
  }

  @Test(
    "With velocity w is the largest root of |(b - v)/wd| e^(-b D) = 0.001",
    arguments: [0.2, 0.5, 0.9], [-10.0, -1, 0.5, 3, 30, 200])
  func moving(dampingRatio z: Double, velocity: Double) {
    let duration = 0.5
    let spring = SpringFit.spring(duration: duration, dampingRatio: z, velocity: velocity)
    let envelope = { (w: Double) in
      abs((z * w - velocity) / (w * (1 - z * z).squareRoot())) * exp(-z * w * duration)
    }
    #expect(abs(envelope(spring.frequency) - 0.001) < 1e-9)
    for step in 1...2_000 {
      #expect(envelope(spring.frequency * (1 + Double(step) / 500)) < 0.001)
    }
  }

  @Test(
    "At the end of its duration the spring is within a thousandth",
    arguments: [0.3, 0.6, 1, 7], [0.0, 4])
  func end(dampingRatio: Double, velocity: Double) {
    let spring = SpringFit.spring(
      duration: 0.4, dampingRatio: dampingRatio, velocity: velocity)
    // The envelope of the formula doesn't include the cosine term, which is as small.
    #expect(abs(spring.progress(after: 0.4) - 1) < 0.02)
  }
}
