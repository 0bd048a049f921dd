import CompositionalLayout
import Foundation
import SeededRuns

/// The properties of every solution.
struct LayoutChecks {
  /// The solution.
  let layout: SolvedLayout
  /// The input.
  let layoutCase: LayoutCase

  /// Appends descriptions of violated properties.
  func check(_ findings: inout Findings) {
    let size = layout.contentSize
    findings.expect(size.isLegal, "the content is \(size)")
    findings.expect(layout.diagnostics.count <= 2 * LayoutDiagnosticLog.limit, "too much is told")
    findings.expect(
      layout.diagnostics.allSatisfy { !$0.explanation.isEmpty }, "a mistake without words")
    for section in layoutCase.contents.indices.prefix(8) {
      let interval = layout.interval(ofSection: section)
      findings.expect(
        interval.map { $0.start.isFinite && $0.end.isFinite } ?? true,
        "section \(section) covers \(String(describing: interval))")
    }
  }
}

extension CGSize {
  /// Returns whether a view can have this size.
  var isLegal: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension CGRect {
  /// Returns whether a view can have this frame.
  var isLegal: Bool { origin.x.isFinite && origin.y.isFinite && size.isLegal }
}
