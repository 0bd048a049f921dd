import Foundation
import ScrollMotion
import Testing

@Suite("Deceleration and bounce")
struct ScrollDecelerationTests {
  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

  @Test(
    "A velocity covers 499 times its distance per millisecond at the normal rate, 99 times at the fast one"
  )
  func landing() {
    // Motion stops at 0.01 points per millisecond: (1 - 0.01) * 499 and (1 - 0.01) * 99.
    #expect(isClose(ScrollDeceleration.normal.landing(from: 100, velocity: 1), 594.01))
    #expect(isClose(ScrollDeceleration.fast.landing(from: 100, velocity: 1), 198.01))
    #expect(isClose(ScrollDeceleration.normal.landing(from: 100, velocity: -2), -893.01))
  }

  @Test("A thousand points per second take 2.3 seconds to stop")
  func duration() {
    // ln(1,000 / 10) / (-1,000 ln 0.998) = 4.605170 / 2.002003 = 2.300282.
    #expect(isClose(ScrollDeceleration.normal.duration(of: 1) / 1_000, 2.300))
    #expect(ScrollDeceleration.normal.duration(of: 0.01) == 0)
  }

  @Test("It follows x0 + v0 F (1 - r^t) and ends at its landing point")
  func course() {
    let normal = ScrollDeceleration.normal
    #expect(normal.offset(after: 0, from: 50, velocity: 1) == 50)
    // 0.998^100 = 0.818567: 499 * 0.181433 = 90.535.
    #expect(isClose(normal.offset(after: 100, from: 50, velocity: 1), 140.535))
    let landing = normal.landing(from: 50, velocity: 1)
    #expect(isClose(normal.offset(after: 1e9, from: 50, velocity: 1), landing))
    #expect(normal.offset(after: -5, from: 50, velocity: 1) == 50)
  }

  @Test("A velocity of up to 10 points per second doesn't move it")
  func slow() {
    #expect(ScrollDeceleration.normal.landing(from: 7, velocity: 0.01) == 7)
    #expect(ScrollDeceleration.normal.landing(from: 7, velocity: 0) == 7)
  }

  @Test(
    "Invalid rates and velocities stop at a finite offset",
    arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1, 2])
  func nonsense(number: CGFloat) {
    let odd = ScrollDeceleration(rate: number)
    #expect(odd.landing(from: 3, velocity: 1).isFinite)
    #expect(odd.duration(of: 1).isFinite)
    #expect(ScrollDeceleration.normal.landing(from: 3, velocity: number).isFinite)
  }

  @Test("A drag of d past the edge of a view of D shows 0.55 d D / (0.55 d + D)")
  func rubberBand() {
    // 0.55 * 100 = 55; 55 * 375 / 430 = 47.965.
    #expect(isClose(RubberBand.shown(100, in: 375), 47.965))
    #expect(isClose(RubberBand.shown(-100, in: 375), -47.965))
    #expect(RubberBand.shown(1e9, in: 375) < 375)
    #expect(RubberBand.shown(0, in: 375) == 0)
    #expect(RubberBand.shown(.nan, in: 375) == 0 && RubberBand.shown(5, in: 0) == 0)
  }
}
