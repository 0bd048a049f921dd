import Foundation
import LayoutGeometry
import ScrollMotion
import SeededNumbers
import Testing

@Suite("Motion of an axis after a drag")
struct ScrollFlightTests {
  private let range = LayoutInterval(start: 0, end: 300)

  private func isClose(_ one: CGFloat, _ other: CGFloat, within limit: CGFloat = 0.001) -> Bool {
    abs(one - other) < limit
  }

  @Test("Far from an edge it decelerates and lands at x0 + (v0 - 10) F")
  func free() {
    let flight = ScrollFlight(from: 20, velocity: 210, in: range, bounces: true)
    // 20 + 200 * 0.499 = 119.8, after ln 21 / (-1,000 ln 0.998) = 3.044522 / 2.002003 s.
    #expect(isClose(flight.end, 119.8))
    #expect(isClose(flight.duration, 1.520738))
    // 0.998^100 = 0.818567: 20 + 210 * 0.499 * 0.181433 = 39.0124, at 171.899 points per second.
    #expect(isClose(flight.offset(after: 0.1), 39.0124))
    #expect(isClose(flight.velocity(after: 0.1), 171.899))
    #expect(flight.offset(after: 9) == flight.end)
    #expect(!flight.meetsEdge)
  }

  @Test("At an edge the spring continues with the velocity at the crossing")
  func crossing() {
    let flight = ScrollFlight(from: 0, velocity: 1_000, in: range, bounces: true)
    // 300 of 499 points leave 1 - 300/499 = 0.398798 of the speed, after ln 0.398798 / -2.002003 s.
    #expect(isClose(flight.offset(after: 0.459191), 300, within: 0.01))
    // The peak is 1/11 s later: 398.798 / (11 e) = 13.3372 points beyond.
    #expect(isClose(flight.offset(after: 0.459191 + 1 / 11.0), 313.3372))
    #expect(flight.end == 300)
    #expect(flight.meetsEdge)
  }

  @Test("Without bouncing it stops at the edge")
  func hardEdge() {
    let flight = ScrollFlight(from: 0, velocity: -1_000, in: range, bounces: false)
    #expect(flight.duration == 0)
    #expect(flight.end == 0)
    let later = ScrollFlight(from: 0, velocity: 1_000, in: range, bounces: false)
    #expect(isClose(later.duration, 0.459191))
    #expect(later.offset(after: 0.46) == 300)
  }

  @Test("Beyond an edge a spring pulls it back, unless it returns to the range by itself")
  func beyond() {
    let still = ScrollFlight(from: -100, velocity: 0, in: range, bounces: true)
    #expect(still.end == 0)
    // As in ScrollSpringTests: 100 points without velocity become 50.3021 after 0.1 s.
    #expect(isClose(still.offset(after: 0.1), -50.3021))
    let weak = ScrollFlight(from: -100, velocity: 150, in: range, bounces: true)
    #expect(weak.end == 0)
    // -100 + (410 - 10) * 0.499 = 99.6.
    let thrown = ScrollFlight(from: -100, velocity: 410, in: range, bounces: true)
    #expect(isClose(thrown.end, 99.6))
    // 410 * 0.499 * 0.181433 = 37.1194.
    #expect(isClose(thrown.offset(after: 0.1), -62.8806))
  }

  @Test("A given target is reached on the same curve with another velocity")
  func landing() {
    let flight = ScrollFlight(from: 100, landingAt: 250, in: range, bounces: true)
    // v0 = 150 / 0.499 + 10 = 310.601: after 0.1 s 100 + 310.601 * 0.499 * 0.181433 = 128.1202.
    #expect(isClose(flight.velocity(after: 0), 310.601))
    #expect(isClose(flight.offset(after: 0.1), 128.1202))
    #expect(flight.end == 250)
    let back = ScrollFlight(from: 100, landingAt: 0, in: range, bounces: true)
    // -100 / 0.499 - 10.
    #expect(isClose(back.velocity(after: 0), -210.4008))
    #expect(back.end == 0)
    #expect(ScrollFlight(from: 100, landingAt: 100, in: range, bounces: true).duration == 0)
    #expect(ScrollFlight(from: 100, landingAt: 900, in: range, bounces: true).end == 300)
  }

  @Test(
    "From any state it moves continuously and settles in its range")
  func random() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var numbers = SeededGenerator(seed: seed)
      let low = CGFloat.random(in: -200...200, using: &numbers)
      let range = LayoutInterval(
        start: low, end: low + .random(in: 0...1_000, using: &numbers))
      let offset = CGFloat.random(in: (low - 300)...(low + 1_300), using: &numbers)
      let velocity = CGFloat.random(in: -5_000...5_000, using: &numbers)
      let bounces = Bool.random(using: &numbers)
      let flight = ScrollFlight(
        from: offset, velocity: velocity, in: range, bounces: bounces,
        deceleration: Bool.random(using: &numbers) ? .normal : .fast)
      #expect(range.clamped(flight.end) == flight.end, "seed \(seed)")
      #expect(flight.duration < 20, "seed \(seed)")
      // In a millisecond it moves at most by its speed and the pull of the spring.
      let fastest = (abs(velocity) + 46 * abs(offset - range.clamped(offset))) * 0.001 + 0.6
      let way = stride(from: 0, through: flight.duration + 0.001, by: 0.001).map(flight.offset)
      let isSmooth = zip(way, way.dropFirst()).allSatisfy { abs($1 - $0) <= fastest }
      #expect(isSmooth, "seed \(seed)")
    }
  }
}
