import Foundation

/// A mistake in a layout's description that was found while solving it.
///
/// The layout is solved anyway.
///
/// ```swift
/// for diagnostic in solution.diagnostics { print(diagnostic) }
/// // section 2 › group › item 3: 120 pt wide, 80 pt available; it is never placed. …
/// ```
///
/// Sections and items count from 0, as in index paths and in the arrays of a description.
package struct LayoutDiagnostic: Hashable, Sendable {
  /// The kind of mistake.
  package var problem: LayoutProblem
  /// The first section whose description has the mistake, or `nil` for the items of the layout.
  package var section: Int?
  /// The part of the description that has the mistake.
  package var location: Location
  /// The mistake with the numbers in points, and how to correct it.
  package var explanation: String

  /// Creates a diagnostic.
  package init(problem: LayoutProblem, section: Int?, location: Location, explanation: String) {
    self.problem = problem
    self.section = section
    self.location = location
    self.explanation = explanation
  }

  /// The kinds of mistakes.
  package typealias Problem = LayoutProblem

  /// A part of a section's description, or of the layout's.
  package enum Location: Hashable, Sendable {
    /// The section or the layout itself.
    case whole
    /// The section's outermost group, or its descendant at the end of these steps.
    case group([Step])
    /// The boundary item of this kind.
    case boundaryItem(String)
  }

  /// A step into a group: the index of one of its described children.
  package enum Step: Hashable, Sendable {
    /// A step to an item, or to one frame of a custom group.
    case item(Int)
    /// A step to a group.
    case group(Int)
  }
}

/// The kinds of mistakes in a layout's description.
public enum LayoutProblem: Hashable, Sendable {
  // The names in parentheses are those of compositional-layout.md, 6.7.

  /// A group has no space for any item: its section stays empty (E-ROOM).
  case noAvailableSpace
  /// A group has no children, or its provider returned no frames (E-SUB).
  case noSubitems
  /// The first child of a group is longer than the group: it is laid out anyway (E-ITEM).
  case itemTooLarge
  /// A child of a group doesn't fit after the previous ones: it has no frame.
  case neverPlaced
  /// A number is NaN or infinite: 0 is used instead (E-INF).
  case notFinite
  /// A width or height is zero or negative: it is laid out as 0 points (W-DIM).
  case notPositive
  /// A group would contain more items than supported, or groups overlap: the rest is omitted.
  case tooManyItems
  /// An item is larger, across its row or column, than its container.
  ///
  /// This is often intended, and no view logs it.
  case sticksOut

  /// Whether the displayed layout can't be intended.
  ///
  /// Views log only these mistakes. An item that exceeds its container is often intended, such as a
  /// row with edge spacing next to it.
  package var isFault: Bool { self != .sticksOut }
}

// MARK: Text

extension LayoutDiagnostic: CustomStringConvertible {
  package var description: String {
    let host = section.map { "section \($0)" } ?? "layout"
    return location == .whole ? "\(host): \(explanation)" : "\(host) › \(location): \(explanation)"
  }
}

extension LayoutDiagnostic.Location: CustomStringConvertible {
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
    case .item(let index): "item \(index)"
    case .group(let index): "group \(index)"
    }
  }
}
