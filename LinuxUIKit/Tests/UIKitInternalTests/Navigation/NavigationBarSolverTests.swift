import Foundation
import SeededNumbers
import Testing

@testable import UIKit

/// Measures are those of uikit.md 3.2: margin 16, gap 8, chevron at 8, 44 high.
@Suite struct NavigationBarSolverTests {
  @Test("A title alone is centered")
  func title() {
    let places = solver(width: 320, title: 100).solve()

    // (320 - 100) / 2 = 110; (44 - 20) / 2 = 12.
    #expect(places.title == CGRect(x: 110, y: 12, width: 100, height: 20))
  }

  @Test("Buttons come from the edges inwards, with gaps between them")
  func buttons() {
    let places = solver(width: 320, title: 60, leading: [40], trailing: [30, 50]).solve()

    #expect(places.leading == [CGRect(x: 16, y: 0, width: 40, height: 44)])
    // 320 - 16 - 30 = 274; 274 - 8 - 50 = 216.
    #expect(
      places.trailing == [
        CGRect(x: 274, y: 0, width: 30, height: 44), CGRect(x: 216, y: 0, width: 50, height: 44),
      ])
    #expect(places.title.minX == 130)
  }

  @Test("From 414 points on the margin is 20")
  func wideMargin() {
    let places = solver(width: 414, title: 60, leading: [40]).solve()

    #expect(places.leading[0].minX == 20)
  }

  @Test("A title that would touch a button moves off it")
  func movedTitle() {
    // The button ends at 16 + 120 = 136, so the title may start at 144; centered it would at 110.
    let places = solver(width: 320, title: 100, leading: [120]).solve()

    #expect(places.title.minX == 144)
    #expect(places.title.width == 100)
  }

  @Test("A title without enough room is cut")
  func cutTitle() {
    // Free is 16 + 100 + 8 = 124 up to 320 - 124 = 196.
    let places = solver(width: 320, title: 300, leading: [100], trailing: [100]).solve()

    #expect(places.title == CGRect(x: 124, y: 12, width: 72, height: 20))
  }

  @Test("The back button takes the longest title that leaves the bar's title its room")
  func backTitles() {
    // Beside a title of 100 there is (320 - 100) / 2 - 8 = 102 points of room.
    for (widths, index) in [([102, 60, 26], 0), ([103, 60, 26], 1), ([200, 103, 26], 2)] {
      let places = solver(width: 320, title: 100, back: widths.map { CGFloat($0) }).solve()
      #expect(places.backIndex == index)
      #expect(places.back.width == CGFloat(widths[index]))
    }
  }

  @Test("Beside the title of a bar that is full, the chevron stays")
  func crowded() {
    let places = solver(width: 320, title: 900, back: [100, 60, 26]).solve()

    #expect(places.backIndex == 2)
    // 26 + 8 = 34 up to 320 - 16 = 304.
    #expect(places.title == CGRect(x: 34, y: 12, width: 270, height: 20))
  }

  @Test("A title never lies over a button and never outside of the bar")
  func neverOverButtons() {
    for seed in PropertyRuns.seeds(full: 3_000, from: 1) {
      var random = SeededGenerator(seed: seed)
      let width = CGFloat.random(in: 320...1_000, using: &random)
      func sizes() -> [CGFloat] {
        let count = Int.random(in: 0...2, using: &random)
        return (0..<count).map { _ in .random(in: 24...60, using: &random) }
      }
      let places = solver(
        width: width, title: .random(in: 0...900, using: &random), leading: sizes(),
        trailing: sizes(), back: Bool.random(using: &random) ? [90, 60, 26] : []
      ).solve()

      let title = places.title
      #expect(title.minX >= 0 && title.maxX <= width + 1, "seed \(seed)")
      for button in places.leading + places.trailing + [places.back] where button.width > 0 {
        #expect(title.width == 0 || !title.insetBy(dx: 1, dy: 0).intersects(button), "seed \(seed)")
      }
    }
  }

  private func solver(
    width: CGFloat, title: CGFloat, leading: [CGFloat] = [], trailing: [CGFloat] = [],
    back: [CGFloat] = []
  ) -> NavigationBarSolver {
    NavigationBarSolver(
      width: width, title: CGSize(width: title, height: 20),
      leading: leading.map { CGSize(width: $0, height: 44) },
      trailing: trailing.map { CGSize(width: $0, height: 44) }, backWidths: back)
  }
}
