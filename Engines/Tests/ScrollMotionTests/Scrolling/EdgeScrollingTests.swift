import Foundation
import LayoutGeometry
import ScrollMotion
import Testing

@Suite("Automatic scrolling near an edge")
struct EdgeScrollingTests {
  private func speed(_ location: CGFloat, _ start: CGFloat = 0, _ end: CGFloat = 400) -> CGFloat {
    EdgeScrolling.speed(at: location, in: LayoutInterval(start: start, end: end))
  }

  @Test("Away from the edges nothing moves")
  func middle() {
    #expect(speed(50) == 0)
    #expect(speed(200) == 0)
    #expect(speed(350) == 0)
  }

  @Test("In the last 50 points the velocity grows to 600 points per second at the edge")
  func zone() {
    // Half of the zone gives half of the speed.
    #expect(speed(25) == -300)
    #expect(speed(375) == 300)
    #expect(speed(0) == -600)
    #expect(speed(400) == 600)
    #expect(speed(-80) == -600)
    #expect(speed(1_000) == 600)
  }

  @Test("The zones of a short view are a quarter of it, and a view without length never moves")
  func short() {
    // 100 points: zones of 25.
    #expect(speed(30, 0, 100) == 0)
    #expect(speed(12.5, 0, 100) == -300)
    #expect(speed(0, 0, 0) == 0)
    #expect(speed(.nan) == 0)
  }
}
