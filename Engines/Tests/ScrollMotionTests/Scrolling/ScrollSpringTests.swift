import Foundation
import ScrollMotion
import Testing

/// The closed forms of uikit.md, 5.2.
@Suite("Scroll springs")
struct ScrollSpringTests {
  private func isClose(_ one: CGFloat, _ other: CGFloat, within limit: CGFloat = 0.001) -> Bool {
    abs(one - other) < limit
  }

  @Test("Content that moves past an edge follows (x0 + (v0 + 11 x0) t) e^(-11 t)")
  func running() {
    let bounce = ScrollSpring.bounce(to: 200, from: 200, velocity: 1_000)
    // The peak is at 1/11 s: 1,000 / (11 e) = 33.4436 points beyond.
    #expect(isClose(bounce.offset(after: 1 / 11.0), 233.4436))
    #expect(isClose(bounce.velocity(after: 1 / 11.0), 0))
    // 1,000 * 0.3 * e^-3.3 = 300 * 0.0368832 = 11.0649.
    #expect(isClose(bounce.offset(after: 0.3), 211.0649))
    #expect(bounce.offset(after: 0) == 200)
    #expect(isClose(bounce.velocity(after: 0), 1_000))
  }

  @Test("Content released beyond an edge with a velocity starts with both")
  func released() {
    let bounce = ScrollSpring.bounce(to: 0, from: -40, velocity: -100)
    // (-40 + (-100 - 440) 0.1) e^-1.1 = -94 * 0.3328711 = -31.2899.
    #expect(isClose(bounce.offset(after: 0.1), -31.2899))
  }

  @Test("Content released at rest follows A e^(-9 t) + B e^(-46 t)")
  func resting() {
    let bounce = ScrollSpring.bounce(to: 0, from: 100, velocity: 0)
    // A = 4,600 / 37 = 124.3243, B = -24.3243; at 0.1 s: 50.5466 - 0.2445.
    #expect(isClose(bounce.offset(after: 0.1), 50.3021))
    #expect(bounce.offset(after: 0) == 100)
    #expect(isClose(bounce.velocity(after: 0), 0))
    // With 37 points per second A is one point more and B one less: + (e^-0.9 - e^-4.6) = 0.3965.
    let pushed = ScrollSpring.bounce(to: 0, from: 100, velocity: 37)
    #expect(isClose(pushed.offset(after: 0.1), 50.6986))
  }

  @Test("It settles after 0.5 to 0.7 seconds", arguments: [0.0, 800, 1_000, 1_500])
  func settling(velocity: CGFloat) {
    let offset: CGFloat = velocity == 0 ? 90 : 0
    let bounce = ScrollSpring.bounce(to: 0, from: offset, velocity: velocity)
    #expect(bounce.duration > 0.5 && bounce.duration < 0.7)
    #expect(abs(bounce.offset(after: bounce.duration - 1e-6)) < 0.501)
    #expect(bounce.offset(after: bounce.duration) == 0)
    #expect(bounce.velocity(after: bounce.duration) == 0)
  }

  @Test(
    "A page is reached in 0.3 to 0.4 seconds without overshoot",
    arguments: [-200.0, 0, 200, 1_000, 100_000])
  func page(velocity: CGFloat) {
    let settling = ScrollSpring.settling(at: 390, from: 100, velocity: velocity)
    #expect(settling.duration > 0.2 && settling.duration < 0.4)
    let way = stride(from: 0, through: settling.duration, by: 0.01).map(settling.offset)
    #expect(way.allSatisfy { $0 <= 390 })
    #expect(settling.offset(after: 1) == 390)
  }

  @Test("A settled spring stays, and invalid numbers settle")
  func still() {
    #expect(ScrollSpring.bounce(to: 7, from: 7, velocity: 0).duration == 0)
    #expect(ScrollSpring.settling(at: 7, from: 7, velocity: 0).offset(after: 0) == 7)
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      #expect(ScrollSpring.bounce(to: 0, from: 5, velocity: number).duration.isFinite)
      #expect(ScrollSpring.bounce(to: 0, from: number, velocity: 5).duration.isFinite)
      #expect(ScrollSpring.settling(at: 0, from: 5, velocity: number).duration.isFinite)
    }
  }
}
