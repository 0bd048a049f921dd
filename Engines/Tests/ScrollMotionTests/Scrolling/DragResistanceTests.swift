import Foundation
import LayoutGeometry
import ScrollMotion
import Testing

@Suite("Drag resistance and paging")
struct DragResistanceTests {
  private let resistance = DragResistance(
    range: LayoutInterval(start: -20, end: 500), length: 375, bounces: true)

  @Test("It follows in its range, and shows 0.55 d D / (0.55 d + D) beyond")
  func shown() {
    #expect(resistance.shown(draggedTo: 123) == 123)
    // 0.55 * 100 * 375 / (55 + 375) = 47.9651.
    #expect(abs(resistance.shown(draggedTo: 600) - 547.9651) < 0.001)
    #expect(abs(resistance.shown(draggedTo: -120) + 67.9651) < 0.001)
    let hard = DragResistance(range: resistance.range, length: 375, bounces: false)
    #expect(hard.shown(draggedTo: 600) == 500)
  }

  @Test("A drag that begins beyond an edge continues like one from the edge")
  func dragged() {
    for offset in [-120, -20, 0, 500, 600, 1_200] as [CGFloat] {
      let shown = resistance.shown(draggedTo: offset)
      #expect(abs(resistance.dragged(showing: shown) - offset) < 1e-6)
    }
    #expect(RubberBand.distance(showing: 375, in: 375).isFinite)
    #expect(RubberBand.distance(showing: 5, in: 0) == 0)
  }

  private let pages = ScrollPaging(length: 100, range: LayoutInterval(start: 0, end: 450))

  @Test("A fling moves to the next page in its direction, a slow drag to the nearest")
  func pageTargets() {
    #expect(pages.target(releasedAt: 220, velocity: 0, from: 200) == 200)
    #expect(pages.target(releasedAt: 270, velocity: 0, from: 200) == 300)
    #expect(pages.target(releasedAt: 220, velocity: 1, from: 200) == 300)
    #expect(pages.target(releasedAt: 270, velocity: -1, from: 200) == 200)
    #expect(pages.target(releasedAt: 180, velocity: -1, from: 200) == 100)
    #expect(pages.target(releasedAt: 220, velocity: 0.1, from: 200) == 200)
  }

  @Test("It moves by at most one page, and not beyond its range")
  func limits() {
    #expect(pages.target(releasedAt: 390, velocity: 9, from: 200) == 300)
    #expect(pages.target(releasedAt: 20, velocity: 0, from: 200) == 100)
    #expect(pages.target(releasedAt: 430, velocity: 1, from: 400) == 450)
    #expect(pages.target(releasedAt: -30, velocity: -1, from: 0) == 0)
    let none = ScrollPaging(length: 0, range: LayoutInterval(start: 0, end: 450))
    #expect(none.target(releasedAt: 470, velocity: 1, from: 0) == 450)
  }
}
