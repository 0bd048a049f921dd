import Foundation

/// Collects what is wrong with the sections of a layout while they are solved.
///
/// A mistake that many sections or many subitems share is kept once; after `limit` mistakes the
/// log is full, so that a description of nothing but mistakes does not cost more than a good one.
package struct LayoutDiagnosticLog {
  /// How many mistakes are kept.
  package static let limit = 64

  /// The mistakes in the order in which they were found.
  private(set) var diagnostics: [LayoutDiagnostic] = []
  /// The section that is being solved.
  var section = 0
  /// Where in the section's group the solver is.
  var path: [Int] = []

  /// Notes a mistake at the present place.
  mutating func report(
    _ problem: LayoutDiagnostic.Problem, _ explanation: @autoclosure () -> String
  ) {
    guard diagnostics.count < Self.limit else { return }
    let found = LayoutDiagnostic(
      problem: problem, section: section, path: path, explanation: explanation())
    guard !diagnostics.contains(where: { $0.isSameMistake(as: found) }) else { return }
    diagnostics.append(found)
  }
}

extension LayoutDiagnostic {
  /// Whether both say the same about the same place of a group, in whatever section.
  func isSameMistake(as other: LayoutDiagnostic) -> Bool {
    problem == other.problem && path == other.path && explanation == other.explanation
  }
}
