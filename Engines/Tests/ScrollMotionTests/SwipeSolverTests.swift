import ScrollMotion
import Testing

/// The numbers of uikit.md, 3.4.6.
@Suite("Solver of swipes") struct SwipeSolverTests {
  private let solver = SwipeSolver(width: 300, buttons: [74, 86], allowsFullSwipe: false)

  @Test("A button is 74 points wide, or its content and 15 points at each side")
  func widths() {
    #expect([40, 44, 60].map(SwipeButtonMetrics.preferredWidth) == [74, 74, 90])
  }

  @Test("An open row is aside by the sum of the buttons' widths, at most by its own")
  func open() {
    #expect(solver.openDistance == 160)
    let narrow = SwipeSolver(width: 100, buttons: [74, 86], allowsFullSwipe: false)
    #expect(narrow.openDistance == 100)
    // 74 / 160 of 100 points.
    #expect(narrow.intervals(distance: 100, isFullSwipe: false).map(\.end) == [46.25, 100])
  }

  @Test(
    "The row follows the finger one to one as far as the buttons reach, and not to the other side")
  func following() {
    #expect([-20, 0, 80, 160].map(solver.distance) == [0, 0, 80, 160])
  }

  @Test("Beyond its buttons a row pulls back like a rubber band")
  func rubberBand() {
    // 0.55 · 100 · 300 / (0.55 · 100 + 300) = 16,500 / 355.
    #expect(abs(solver.distance(travel: 260) - (160 + 16_500 / 355)) < 1e-9)
  }

  @Test("A row that can be swiped fully follows to its end, and is full behind 60 %")
  func full() {
    let solver = SwipeSolver(width: 300, buttons: [74, 86], allowsFullSwipe: true)
    #expect([200, 300, 400].map(solver.distance) == [200, 300, 300])
    #expect(!solver.isFullSwipe(travel: 180))
    #expect(solver.isFullSwipe(travel: 181))
    #expect(!self.solver.isFullSwipe(travel: 290))
    #expect(!SwipeSolver(width: 300, buttons: [], allowsFullSwipe: true).isFullSwipe(travel: 290))
  }

  @Test("A row stays open past half of its buttons, or flung")
  func ending() {
    #expect(!solver.staysOpen(travel: 80, velocity: 0))
    #expect(solver.staysOpen(travel: 81, velocity: 0))
    #expect(solver.staysOpen(travel: 10, velocity: 600))
    #expect(!solver.staysOpen(travel: 150, velocity: -600))
    #expect(!solver.staysOpen(travel: -10, velocity: 600))
  }

  @Test("Buttons share the distance, the first at the edge; a full swipe leaves it to the first")
  func intervals() {
    let open = solver.intervals(distance: 160, isFullSwipe: false)
    #expect(open.map(\.start) == [0, 74])
    #expect(open.map(\.end) == [74, 160])
    let half = solver.intervals(distance: 80, isFullSwipe: false)
    #expect(half.map(\.end) == [37, 80])
    let full = solver.intervals(distance: 200, isFullSwipe: true)
    #expect(full.map(\.end) == [200, 200])
    #expect(
      SwipeSolver(width: 300, buttons: [], allowsFullSwipe: true).intervals(
        distance: 0, isFullSwipe: false
      ).isEmpty)
  }
}
