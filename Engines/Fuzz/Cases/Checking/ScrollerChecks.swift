import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededRuns

/// The properties of the scroller of a section after any drag.
struct ScrollerChecks {
  /// The scroller.
  let scroller: LayoutScroller

  /// Appends descriptions of violated properties.
  func check(_ findings: inout Findings, asking generator: inout CaseGenerator) {
    let paging = scroller.paging
    let range = paging.range
    findings.expect(scroller.frame.isLegal, "the frame of \(scroller.section): \(scroller.frame)")
    findings.expect(
      scroller.contentSize.isLegal, "the content of a scroller: \(scroller.contentSize)")
    findings.expect(
      range.start.isFinite && range.end.isFinite && range.start <= range.end, "the range \(range)")
    findings.expect(
      scroller.insets.start >= 0 && scroller.insets.end >= 0, "the insets \(scroller.insets)")
    for _ in 0..<3 { checkTarget(in: range, &findings, asking: &generator) }
    checkRests(&findings)
  }

  private func checkTarget(
    in range: LayoutInterval, _ findings: inout Findings, asking generator: inout CaseGenerator
  ) {
    let offset = generator.number(-100...2_000)
    let (velocity, end) = (generator.number(-4...4), generator.number(-500...5_000))
    let target = scroller.paging.target(
      releasedAt: offset, velocity: velocity, from: generator.number(0...1_000), naturalEnd: end)
    guard offset.isFinite, end.isFinite else { return }
    findings.expect(target.isFinite, "let go at \(offset) with \(velocity) it rests at \(target)")
    findings.expect(scroller.clamped(offset).isFinite, "clamped \(offset)")
  }

  private func checkRests(_ findings: inout Findings) {
    let paging = scroller.paging
    guard paging.restCount > 0 else { return }
    for position in [0, paging.restCount / 2, paging.restCount - 1] {
      let rest = paging.rest(position)
      findings.expect(rest.isFinite, "rest position \(position) is \(rest)")
      findings.expect(
        (0..<paging.restCount).contains(paging.nearestRest(to: rest)), "the rest nearest to \(rest)"
      )
    }
  }
}
