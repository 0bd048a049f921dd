import Foundation
import ScrollMotion
import Testing

@Suite("Velocity of a touch")
struct TouchVelocityTests {
  /// Returns the velocity of a touch at `x(time)` at each of the times.
  private func finger(at times: [TimeInterval], x: (TimeInterval) -> CGFloat) -> TouchVelocity {
    var velocity = TouchVelocity()
    for time in times { velocity.add(CGPoint(x: x(time), y: -x(time)), at: time) }
    return velocity
  }

  @Test("It is the distance in the last tenth of a second divided by its time")
  func mean() {
    // From 0.2 to 0.3 s the distance is 100 * (0.09 - 0.04) = 5 points, in a tenth of a second.
    let times: [TimeInterval] = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]
    let value = finger(at: times) { 100 * $0 * $0 }.value(at: 0.3)
    #expect(abs(value.x - 50) < 1e-9)
    #expect(abs(value.y + 50) < 1e-9)
  }

  @Test("A touch that was still for more than a tenth of a second has none")
  func rest() {
    let velocity = finger(at: [0, 0.05]) { 1_000 * $0 }
    #expect(velocity.value(at: 0.15).x == 1_000)
    #expect(velocity.value(at: 0.16) == .zero)
  }

  @Test("One location, or several at one time, have no velocity")
  func nothing() {
    #expect(TouchVelocity().value(at: 1) == .zero)
    #expect(finger(at: [1]) { _ in 5 }.value(at: 1) == .zero)
    #expect(finger(at: [1, 1]) { _ in 5 }.value(at: 1) == .zero)
  }
}
