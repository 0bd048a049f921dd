import Foundation

/// A mistake in a layout's description, found while solving; the layout goes on without it.
///
/// ```swift
/// for diagnostic in solution.diagnostics { print(diagnostic) }
/// // section 2 › group › item 3: 120 pt wide, 80 pt of room; it is never placed. …
/// ```
///
/// Sections and items count from 0, as index paths and the arrays of a description do.
package struct LayoutDiagnostic: Hashable, Sendable {
  /// What kind of mistake it is.
  package var problem: Problem
  /// The first section whose description has it; nil for the layout around all sections.
  package var section: Int?
  /// Where in the description of the section or the layout it is.
  package var place: Place
  /// What happened, with the numbers in points, and what to do.
  package var explanation: String

  /// A mistake at a place.
  package init(problem: Problem, section: Int?, place: Place, explanation: String) {
    self.problem = problem
    self.section = section
    self.place = place
    self.explanation = explanation
  }

  /// A part of a section's description, or of the layout's.
  package enum Place: Hashable, Sendable {
    /// The section or the layout itself.
    case whole
    /// The section's outermost group, or what is found by these steps inside of it.
    case group([Step])
    /// The boundary item of this kind.
    case boundaryItem(String)
  }

  /// One step into a group: which of its described children it is, from 0.
  package enum Step: Hashable, Sendable {
    /// To an item, or to one frame of a custom group.
    case item(Int)
    /// To a group.
    case group(Int)
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  package var description: String {
    let host = section.map { "section \($0)" } ?? "layout"
    return place == .whole ? "\(host): \(explanation)" : "\(host) › \(place): \(explanation)"
  }
}

extension LayoutDiagnostic.Place: CustomStringConvertible {
  package var description: String {
    switch self {
    case .whole: "whole"
    case .group(let steps): steps.reduce("group") { "\($0) › \($1)" }
    case .boundaryItem(let kind): "boundary item \"\(kind)\""
    }
  }
}

extension LayoutDiagnostic.Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .item(let place): "item \(place)"
    case .group(let place): "group \(place)"
    }
  }
}
