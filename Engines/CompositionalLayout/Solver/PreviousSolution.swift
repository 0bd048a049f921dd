/// An earlier solution whose sections are reused where nothing has changed.
///
/// ```swift
/// let previous = PreviousSolution(layout, of: contents, by: configuration) { $0 != 3 }
/// let updated = solver.solve(newContents, reusing: previous)
/// ```
package struct PreviousSolution {
  /// The section of the earlier solution that a section was.
  package enum Origin: Sendable {
    /// None, or one with other measured sizes.
    case new
    /// The one at an index, with the same items and the same measured sizes.
    case unchanged(Int)
    /// The one at an index, before an edit of its items.
    ///
    /// The items that were not inserted have the same measured sizes.
    case edited(Int, SectionItemEdit)
  }

  /// The solution.
  let layout: SolvedLayout
  private let contents: [LayoutSectionContent]
  private let configuration: LayoutConfiguration
  private let origin: (Int) -> Origin

  /// Creates the solution of `contents`.
  ///
  /// `origin` returns the section of `contents` that the section at an index was.
  package init(
    _ layout: SolvedLayout, of contents: [LayoutSectionContent],
    by configuration: LayoutConfiguration, origin: @escaping (Int) -> Origin
  ) {
    (self.layout, self.contents, self.configuration) = (layout, contents, configuration)
    self.origin = origin
  }

  /// Creates the solution of `contents`.
  ///
  /// `keepsSizes` returns whether the section at an index has the same items with the same measured
  /// sizes as the one that was at this index.
  package init(
    _ layout: SolvedLayout, of contents: [LayoutSectionContent],
    by configuration: LayoutConfiguration, keepsSizes: @escaping (Int) -> Bool
  ) {
    self.init(layout, of: contents, by: configuration) { (index: Int) -> Origin in
      keepsSizes(index) ? .unchanged(index) : .new
    }
  }

  /// Returns whether sections can be reused at all.
  ///
  /// Those of a layout with diagnostics are solved again, since diagnostics must be reported again.
  func isUsable(in context: SolverContext) -> Bool {
    layout.diagnostics.isEmpty && configuration == context.configuration
      && layout.environment == context.environment && layout.sections.count == contents.count
  }

  /// Returns what a section was, if its solution can be reused.
  ///
  /// Custom groups are always solved again, since the functions that return their frames are not
  /// comparable. `comparison` remembers equal descriptions from one section to the next.
  func reusableOrigin(
    of index: Int, in new: [LayoutSectionContent], _ comparison: inout SectionComparison
  ) -> Origin {
    let origin = origin(index)
    switch origin {
    case .new: return .new
    case .unchanged(let old), .edited(let old, _):
      guard contents.indices.contains(old), !new[index].shared.hasCustomFrames,
        contents[old].itemCount + origin.growth == new[index].itemCount,
        comparison.areEqual(contents[old].shared, new[index].shared)
      else { return .new }
      return origin
    }
  }
}

extension PreviousSolution.Origin {
  /// The number of items that the section has gained.
  fileprivate var growth: Int {
    if case .edited(_, let edit) = self { edit.growth } else { 0 }
  }
}

/// A comparison of descriptions that many sections share, of which each pair is compared once.
struct SectionComparison {
  private var equal: (SharedLayoutSection, SharedLayoutSection)?

  /// Returns whether two descriptions are equal.
  mutating func areEqual(_ one: SharedLayoutSection, _ other: SharedLayoutSection) -> Bool {
    if one === other { return true }
    if let equal, equal.0 === one, equal.1 === other { return true }
    guard one.section == other.section else { return false }
    equal = (one, other)
    return true
  }
}
