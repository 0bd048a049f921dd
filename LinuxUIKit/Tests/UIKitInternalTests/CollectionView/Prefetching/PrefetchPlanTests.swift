import CompositionalLayout
import Foundation
import OrderedDifference
import SeededNumbers
import Testing

@testable import UIKit

@Suite("What is fetched before it is seen")
struct PrefetchPlanTests {
  /// A grid of items of 100 by 100 points.
  private struct Grid {
    let columns: Int
    let count: Int

    func frame(of item: Int) -> CGRect {
      CGRect(
        x: CGFloat(item % columns) * 100, y: CGFloat(item / columns) * 100, width: 100, height: 100)
    }

    func items(in rect: CGRect) -> [Int] {
      (0..<count).filter {
        let frame = frame(of: $0)
        return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
          && frame.maxY > rect.minY
      }
    }

    func candidates(in rect: CGRect) -> [PrefetchPlan.Candidate] {
      items(in: rect).map {
        PrefetchPlan.Candidate(PrefetchPlanTests.place($0), frame: frame(of: $0))
      }
    }

    func step(_ plan: inout PrefetchPlan, to bounds: CGRect) -> PrefetchPlan.Step {
      plan.step(
        to: bounds, visible: Set(items(in: bounds).map(PrefetchPlanTests.place)),
        candidates: candidates)
    }
  }

  private static func place(_ item: Int) -> ItemPosition { ItemPosition(section: 0, item: item) }

  private func bounds(at y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 200, height: 300) }

  private func items(_ positions: [ItemPosition]) -> [Int] { positions.map(\.item) }

  @Test("Nothing is fetched ahead of what is first on the screen, nor before anything moves")
  func first() {
    let grid = Grid(columns: 1, count: 100)
    var plan = PrefetchPlan()

    #expect(grid.step(&plan, to: bounds(at: 0)) == PrefetchPlan.Step())
    #expect(grid.step(&plan, to: bounds(at: 0)) == PrefetchPlan.Step())
  }

  @Test("A scroll fetches one screen ahead, nearest first, each item once")
  func ahead() {
    let grid = Grid(columns: 1, count: 100)
    var plan = PrefetchPlan()
    _ = grid.step(&plan, to: bounds(at: 0))

    // Rows 0 to 3 are visible at 10; 310 to 610 holds rows 3, which is visible, to 6.
    #expect(items(grid.step(&plan, to: bounds(at: 10)).fetched) == [4, 5, 6])
    #expect(grid.step(&plan, to: bounds(at: 20)) == PrefetchPlan.Step())
    // At 110, row 4 is visible and row 7 enters the prefetching range.
    let step = grid.step(&plan, to: bounds(at: 110))
    #expect(items(step.fetched) == [7])
    #expect(step.cancelled == [])
    #expect(plan.awaited == Set([5, 6, 7].map(Self.place)))
  }

  @Test("A turn cancels what was ahead and fetches what is ahead now, from the edge on")
  func turning() {
    let grid = Grid(columns: 2, count: 100)
    var plan = PrefetchPlan()
    _ = grid.step(&plan, to: bounds(at: 1_000))
    _ = grid.step(&plan, to: bounds(at: 1_010))

    // Rows 14 to 16 were prefetched at 1,010. Scrolling up from 990, rows 9 to 12 are visible; 690
    // to 990 holds rows 6 to 8.
    let step = grid.step(&plan, to: bounds(at: 990))

    #expect(items(step.fetched) == [16, 17, 14, 15, 12, 13])
    #expect(items(step.cancelled) == [28, 29, 30, 31, 32, 33])
  }

  @Test("An item that was shown is fetched again when the scroll comes back to it")
  func again() {
    let grid = Grid(columns: 1, count: 100)
    var plan = PrefetchPlan()
    for y in [0, 10, 110, 410] { _ = grid.step(&plan, to: bounds(at: CGFloat(y))) }

    #expect(items(grid.step(&plan, to: bounds(at: 400)).fetched) == [3, 2, 1])
  }

  @Test("Beyond the end of the content there is nothing to fetch")
  func end() {
    let grid = Grid(columns: 1, count: 5)
    var plan = PrefetchPlan()
    _ = grid.step(&plan, to: bounds(at: 100))

    #expect(grid.step(&plan, to: bounds(at: 200)) == PrefetchPlan.Step())
  }

  @Test("What is awaited follows its items in an update, and is forgotten with them")
  func updates() {
    let grid = Grid(columns: 1, count: 100)
    var plan = PrefetchPlan()
    for y in [0, 10] { _ = grid.step(&plan, to: bounds(at: CGFloat(y))) }

    plan.apply { $0.item == 4 ? nil : Self.place($0.item + 10) }

    #expect(plan.awaited == Set([15, 16].map(Self.place)))
    #expect(items(plan.reset()) == [15, 16])
    #expect(plan.awaited == [])
  }

  @Test("Of a scroll along both axes the longer way counts")
  func diagonal() {
    let here = CGRect(x: 0, y: 0, width: 100, height: 200)
    let heading = PrefetchHeading(from: here, to: here.offsetBy(dx: -9, dy: 5))

    #expect(heading == PrefetchHeading(.horizontal, isForward: false))
    #expect(heading?.strip(aheadOf: here) == CGRect(x: -100, y: 0, width: 100, height: 200))
    #expect(PrefetchHeading(from: here, to: here) == nil)
  }

  /// A reference implementation that visits all items in each step.
  private struct Model {
    let grid: Grid
    var awaited: [Int] = []
    var last: CGRect?
    var goesDown: Bool?

    mutating func step(to bounds: CGRect) -> (fetched: [Int], cancelled: [Int]) {
      if let last, last.minY != bounds.minY { goesDown = bounds.minY > last.minY }
      last = bounds
      let shown = grid.items(in: bounds)
      awaited.removeAll(where: shown.contains)
      guard let goesDown else { return ([], []) }
      let (top, bottom) =
        goesDown ? (bounds.maxY, bounds.maxY + 300) : (bounds.minY - 300, bounds.minY)
      var near: [Int] = []
      for row in (0..<(grid.count / grid.columns + 1)) {
        let rowInOrder = goesDown ? row : grid.count / grid.columns - row
        for item in rowInOrder * grid.columns..<(rowInOrder + 1) * grid.columns
        where item < grid.count && !shown.contains(item) {
          let frame = grid.frame(of: item)
          if frame.maxY > top && frame.minY < bottom { near.append(item) }
        }
      }
      let fetched = near.filter { !awaited.contains($0) }
      let cancelled = awaited.filter { !near.contains($0) }.sorted()
      awaited = near
      return (fetched, cancelled)
    }
  }

  @Test("Thousands of random scrolls fetch and cancel what a model that looks at everything does")
  func randomScrolls() {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let grid = Grid(
        columns: Int.random(in: 1...2, using: &random),
        count: Int.random(in: 0...60, using: &random))
      var (plan, model) = (PrefetchPlan(), Model(grid: grid))
      var y: CGFloat = 0
      for _ in 0..<20 {
        let isJump = Int.random(in: 0..<8, using: &random) == 0
        let reach = isJump ? 2_000 : 150
        y = min(max(-50, y + CGFloat(Int.random(in: -reach...reach, using: &random))), 3_000)
        let step = grid.step(&plan, to: bounds(at: y))
        let expected = model.step(to: bounds(at: y))
        #expect(items(step.fetched) == expected.fetched, "seed \(seed), at \(y)")
        #expect(items(step.cancelled) == expected.cancelled, "seed \(seed), at \(y)")
      }
    }
  }
}
