import Foundation

/// A mistake in a layout's description, found while solving; the layout goes on without it.
///
/// ```swift
/// for diagnostic in solution.diagnostics { print(diagnostic) }
/// // Section 0, group › subitem 1: the width .absolute(nan) is not a number; 0 is used. …
/// ```
package struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  package var problem: Problem
  /// The first section whose description has it.
  package var section: Int
  /// The way from the section's outermost group: the place of each subitem in its group.
  package var path: [Int]
  /// What happened, with the numbers, and what to do.
  package var explanation: String

  /// A mistake at a place.
  package init(problem: Problem, section: Int, path: [Int], explanation: String) {
    self.problem = problem
    self.section = section
    self.path = path
    self.explanation = explanation
  }

  /// The kinds of mistakes; the names in brackets are those of compositional-layout.md 6.7.
  package enum Problem: Hashable, Sendable {
    /// A group has no room for anything: its section stays empty (E-ROOM).
    case noRoom
    /// A group has no subitems, or its provider returned no frames: it stays empty (E-SUB).
    case noSubitems
    /// The first child is larger than its group: it is placed all the same (E-ITEM).
    case itemTooLarge
    /// A number is NaN or infinite: 0 stands for it (E-INF).
    case notFinite
    /// A dimension is zero or negative: it is laid out as 0 points (W-DIM).
    case notPositive
    /// A group would hold more items than can be kept: the rest is left out.
    case tooManyItems
  }

  package var description: String {
    let place = path.reduce("group") { "\($0) › subitem \($1)" }
    return "Section \(section), \(place): \(explanation)"
  }
}
