import Foundation
import ScrollMotion
import Testing

struct SpringMotionTests {
  @Test(
    "The closed form solves the equation of the spring",
    arguments: [0.2, 0.7, 1, 1.5, 4.564], [0.0, 3, -2])
  func equation(dampingRatio: Double, velocity: Double) {
    let spring = SpringMotion(frequency: 8, dampingRatio: dampingRatio, velocity: velocity)
    // x'' = w² (1 - x) - 2 z w x', by small steps of the midpoint rule.
    var (x, v) = (0.0, velocity)
    let step = 1e-4
    let force = { (x: Double, v: Double) in 64 * (1 - x) - 16 * dampingRatio * v }
    for count in 1...10_000 {
      let (middleX, middleV) = (x + step / 2 * v, v + step / 2 * force(x, v))
      (x, v) = (x + step * middleV, v + step * force(middleX, middleV))
      guard count % 1_000 == 0 else { continue }
      #expect(abs(spring.progress(after: Double(count) * step) - x) < 1e-4)
    }
  }

  @Test("Mass, stiffness and damping give w = √(k/m) and z = c / (2 √(k m))")
  func measures() {
    let spring = SpringMotion(mass: 3, stiffness: 1000, damping: 500, velocity: 0)
    #expect(abs(spring.frequency - 18.257418583) < 1e-8)
    #expect(abs(spring.dampingRatio - 500 / (2 * 54.772255751)) < 1e-8)
  }

  @Test("A perceptual duration d gives w = 2π/d, a bounce z = 1 - b or 1 / (1 + b)")
  func perceived() {
    let bouncy = SpringMotion(perceivedDuration: 0.5, bounce: 0.3, velocity: 0)
    #expect(abs(bouncy.frequency - 4 * .pi) < 1e-12)
    #expect(abs(bouncy.dampingRatio - 0.7) < 1e-12)
    let flat = SpringMotion(perceivedDuration: 0.5, bounce: -0.5, velocity: 0)
    #expect(abs(flat.dampingRatio - 2) < 1e-12)
  }

  @Test(
    "After its settling time a spring stays within a thousandth of its end",
    arguments: [0.3, 0.8, 1, 2.5], [0.0, 5, -5])
  func settling(dampingRatio: Double, velocity: Double) {
    let spring = SpringMotion(frequency: 12, dampingRatio: dampingRatio, velocity: velocity)
    let end = spring.settlingDuration()
    for step in 0..<200 {
      let time = end + Double(step) * end / 100
      #expect(abs(spring.progress(after: time) - 1) <= 0.001 + 1e-9)
    }
  }
}
