import Foundation
import LayoutGeometry
import ScrollMotion
import Testing

/// The numbers are those of uikit.md, 5.4.
@Suite("Scroll indicator")
struct IndicatorSpanTests {
  private let bar = IndicatorSpan(track: LayoutInterval(start: 3, end: 397), viewport: 400)

  @Test("It is as long as its share of the track, and moves from end to end")
  func share() {
    // 394 * 400 / 1,600 = 98.5; at half of the range it begins at 3 + (394 - 98.5) / 2 = 150.75.
    let range = LayoutInterval(start: 0, end: 1_200)
    #expect(bar.span(at: 0, in: range) == LayoutInterval(start: 3, end: 101.5))
    #expect(bar.span(at: 600, in: range) == LayoutInterval(start: 150.75, end: 249.25))
    #expect(bar.span(at: 1_200, in: range) == LayoutInterval(start: 298.5, end: 397))
  }

  @Test("It is at least 36 points long")
  func shortest() {
    let range = LayoutInterval(start: -50, end: 99_950)
    #expect(bar.span(at: -50, in: range) == LayoutInterval(start: 3, end: 39))
    #expect(bar.span(at: 99_950, in: range) == LayoutInterval(start: 361, end: 397))
  }

  @Test("Beyond an edge it stays there and gets shorter, down to 7 points")
  func beyond() {
    let range = LayoutInterval(start: 0, end: 1_200)
    #expect(bar.span(at: -20, in: range) == LayoutInterval(start: 3, end: 81.5))
    #expect(bar.span(at: 1_220, in: range) == LayoutInterval(start: 318.5, end: 397))
    #expect(bar.span(at: -500, in: range) == LayoutInterval(start: 3, end: 10))
  }

  @Test("There is none if there is nothing to scroll")
  func nothing() {
    #expect(bar.span(at: 0, in: LayoutInterval(start: 0, end: 0)) == nil)
    let small = IndicatorSpan(track: LayoutInterval(start: 3, end: 9), viewport: 12)
    #expect(small.span(at: 0, in: LayoutInterval(start: 0, end: 100)) == nil)
    #expect(bar.span(at: 0, in: LayoutInterval(start: 0, end: .infinity)) == nil)
  }
}
