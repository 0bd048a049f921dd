import CompositionalLayout
import Foundation
import SeededRuns

/// What holds of every solution, whatever was described.
struct LayoutChecks {
  /// The solution.
  let layout: SolvedLayout
  /// What it was solved for.
  let layoutCase: LayoutCase

  /// Notes what does not hold.
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
  /// Whether a view can have this size.
  var isLegal: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension CGRect {
  /// Whether a view can have this frame.
  var isLegal: Bool { origin.x.isFinite && origin.y.isFinite && size.isLegal }
}
