import CompositionalLayout
import Testing
@testable import UIKit

/// The numbers of uikit.md, 3.4.6.
@Suite("Solver of swipes") struct SwipeSolverTests {
  private let solver = SwipeSolver(width: 300, buttons: [74, 86], performsFirst: false)

  @Test("A button is 74 points wide, or its title and 15 points at each side")
  func widths() {
    #expect(SwipeSolver.buttonWidth(title: 40) == 74)
    #expect(SwipeSolver.buttonWidth(title: 44) == 74)
    #expect(SwipeSolver.buttonWidth(title: 60) == 90)
  }

  @Test("An open row is aside by the sum of the buttons' widths")
  func open() {
    #expect(solver.openDistance == 160)
  }

  @Test(
    "The row follows the finger one to one as far as the buttons reach, and not to the other side")
  func following() {
    #expect([-20, 0, 80, 160].map(solver.distance) == [0, 0, 80, 160])
  }

  @Test("Beyond its buttons a row pulls back like a rubber band")
  func rubberBand() {
    // 0.55 · 100 · 300 / (0.55 · 100 + 300) = 16,500 / 355.
    #expect(abs(solver.distance(drag: 260) - (160 + 16_500 / 355)) < 1e-9)
  }

  @Test("A row that can be swiped fully follows to its end, and is full behind 60 %")
  func full() {
    let solver = SwipeSolver(width: 300, buttons: [74, 86])
    #expect([200, 300, 400].map(solver.distance) == [200, 300, 300])
    #expect(!solver.isFull(drag: 180))
    #expect(solver.isFull(drag: 181))
    #expect(!self.solver.isFull(drag: 290))
    #expect(!SwipeSolver(width: 300, buttons: []).isFull(drag: 290))
  }

  @Test("A row stays open past half of its buttons, or flung")
  func ending() {
    #expect(!solver.staysOpen(drag: 80, speed: 0))
    #expect(solver.staysOpen(drag: 81, speed: 0))
    #expect(solver.staysOpen(drag: 10, speed: 600))
    #expect(!solver.staysOpen(drag: 150, speed: -600))
    #expect(!solver.staysOpen(drag: -10, speed: 600))
  }

  @Test("Buttons share the room, the first at the edge; a full swipe leaves it to the first")
  func frames() {
    let open = solver.frames(distance: 160, isFull: false)
    #expect(open.map(\.start) == [0, 74])
    #expect(open.map(\.end) == [74, 160])
    let half = solver.frames(distance: 80, isFull: false)
    #expect(half.map(\.end) == [37, 80])
    let full = solver.frames(distance: 200, isFull: true)
    #expect(full.map(\.end) == [200, 200])
    #expect(SwipeSolver(width: 300, buttons: []).frames(distance: 0, isFull: false).isEmpty)
  }
}
