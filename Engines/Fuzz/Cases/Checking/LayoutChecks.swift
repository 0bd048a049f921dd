import CompositionalLayout
import Foundation
import LayoutGeometry
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
    findings.expect(
      layout.diagnostics.count <= 2 * LayoutDiagnosticLog.limit, "too many diagnostics")
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

/// The properties of lookups, with valid and invalid arguments.
struct LookupChecks {
  /// The solution.
  let layout: SolvedLayout
  /// The input.
  let layoutCase: LayoutCase

  /// Appends descriptions of violated properties.
  func check(_ findings: inout Findings) {
    for section in [-1, .min, .max, layoutCase.contents.count] {
      findings.expect(isEmpty(section), "section \(section) is not there and has something")
    }
    for (section, content) in layoutCase.contents.enumerated().prefix(6) {
      for item in [-1, .min, content.itemCount, .max] {
        findings.expect(
          layout.cell(item, section: section) == nil, "item \(item) of section \(section) is there")
        checkSupplementaries(item: item, section: section, &findings)
      }
      for item in [0, content.itemCount / 2, content.itemCount - 1] {
        let cell = layout.cell(item, section: section)
        findings.expect(cell?.frame.isLegal ?? true, "no view can have the frame of \(cell as Any)")
        checkSupplementaries(item: item, section: section, &findings)
      }
    }
  }

  private func isEmpty(_ section: Int) -> Bool {
    layout.cell(0, section: section) == nil
      && layout.decoration("background0", section: section) == nil
      && layout.supplementary("local0", item: 0, section: section, visible: nil) == nil
      && layout.scroller(ofSection: section) == nil && layout.interval(ofSection: section) == nil
  }

  private func checkSupplementaries(item: Int, section: Int, _ findings: inout Findings) {
    let visible = LayoutInterval(start: -40, end: 700)
    let found = [
      layout.supplementary("badge0", item: item, section: section, visible: visible),
      layout.supplementary("local1", item: item, section: section, visible: nil),
      layout.decoration("background0", section: section),
      layout.boundaryItem("global0", visible: visible),
    ]
    for element in found.compactMap({ $0 }) {
      findings.expect(element.frame.isLegal, "no view can have the frame of \(element)")
    }
  }
}
