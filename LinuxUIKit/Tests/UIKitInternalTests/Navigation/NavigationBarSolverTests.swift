import Foundation
import SeededNumbers
import Testing

@testable import UIKit

/// The layout of navigation bars (uikit.md, 3.2): margin 16, gap 8, chevron at 8, height 44.
struct NavigationBarSolverTests {
  @Test("A title alone is centered")
  func title() {
    let frames = solver(width: 320, title: 100).solve()

    // (320 - 100) / 2 = 110; (44 - 20) / 2 = 12.
    #expect(frames.title == CGRect(x: 110, y: 12, width: 100, height: 20))
  }

  @Test("Buttons are placed from the edges inward, with gaps between them")
  func buttons() {
    let frames = solver(width: 320, title: 60, leading: [40], trailing: [30, 50]).solve()

    #expect(frames.leading == [CGRect(x: 16, y: 0, width: 40, height: 44)])
    // 320 - 16 - 30 = 274; 274 - 8 - 50 = 216.
    #expect(
      frames.trailing == [
        CGRect(x: 274, y: 0, width: 30, height: 44), CGRect(x: 216, y: 0, width: 50, height: 44),
      ])
    #expect(frames.title.minX == 130)
  }

  @Test("From 414 points on the margin is 20")
  func wideMargin() {
    let frames = solver(width: 414, title: 60, leading: [40]).solve()

    #expect(frames.leading[0].minX == 20)
  }

  @Test("A title that would touch a button is moved beside it")
  func movedTitle() {
    // The button ends at 16 + 120 = 136, so the title may begin at 144; centered, it would begin at
    // 110.
    let frames = solver(width: 320, title: 100, leading: [120]).solve()

    #expect(frames.title.minX == 144)
    #expect(frames.title.width == 100)
  }

  @Test("A title that doesn't fit is truncated")
  func cutTitle() {
    // The available space is from 16 + 100 + 8 = 124 to 320 − 124 = 196.
    let frames = solver(width: 320, title: 300, leading: [100], trailing: [100]).solve()

    #expect(frames.title == CGRect(x: 124, y: 12, width: 72, height: 20))
  }

  @Test("The back button has the longest title that leaves enough space for the bar's title")
  func backTitles() {
    // Beside a title of 100 there is (320 - 100) / 2 - 8 = 102 points.
    for (widths, index) in [([102, 60, 26], 0), ([103, 60, 26], 1), ([200, 103, 26], 2)] {
      let frames = solver(width: 320, title: 100, back: widths.map { CGFloat($0) }).solve()
      #expect(frames.backIndex == index)
      #expect(frames.back.width == CGFloat(widths[index]))
    }
  }

  @Test("Beside a title that fills the bar, the chevron remains")
  func crowded() {
    let frames = solver(width: 320, title: 900, back: [100, 60, 26]).solve()

    #expect(frames.backIndex == 2)
    // 26 + 8 = 34 up to 320 - 16 = 304.
    #expect(frames.title == CGRect(x: 34, y: 12, width: 270, height: 20))
  }

  @Test("A title never overlaps a button and never exceeds the bar")
  func neverOverButtons() {
    for seed in PropertyRuns.seeds(full: 3_000, from: 1) {
      var random = SeededGenerator(seed: seed)
      let width = CGFloat.random(in: 320...1_000, using: &random)
      func sizes() -> [CGFloat] {
        let count = Int.random(in: 0...2, using: &random)
        return (0..<count).map { _ in .random(in: 24...60, using: &random) }
      }
      let frames = solver(
        width: width, title: .random(in: 0...900, using: &random), leading: sizes(),
        trailing: sizes(), back: Bool.random(using: &random) ? [90, 60, 26] : []
      ).solve()

      let title = frames.title
      #expect(title.minX >= 0 && title.maxX <= width + 1, "seed \(seed)")
      for button in frames.leading + frames.trailing + [frames.back] where button.width > 0 {
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
