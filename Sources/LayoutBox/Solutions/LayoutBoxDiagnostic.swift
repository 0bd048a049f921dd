import CompositionalLayout

/// A mistake in a description of boxes, with its location and its correction.
///
/// ```swift
/// let group = GroupLayoutBox(width: .absolute(80), height: .absolute(44)) {
///   ItemLayoutBox(width: .absolute(120), height: .h(1.0))
/// }
/// for diagnostic in group.diagnostics(in: CGSize(width: 390, height: 844)) {
///   print(diagnostic)
///   // group › item 0: 120 pt wide, 80 pt available; the group cannot fit even one, …
/// }
/// ```
///
/// A mistake never prevents a layout from being displayed; the explanation states the displayed
/// result.
public struct LayoutBoxDiagnostic: Hashable, Sendable {
  /// The kind of mistake.
  public let problem: Problem
  /// The mistake with the numbers in points, the displayed result, and the correction.
  public let explanation: String
  private let section: Int?
  private let location: LayoutDiagnostic.Location
  private let namesSection: Bool

  /// Creates a diagnostic; `namesSection` is whether the layout has several sections.
  init(
    problem: Problem, section: Int?, location: LayoutDiagnostic.Location, explanation: String,
    namesSection: Bool
  ) {
    (self.problem, self.explanation) = (problem, explanation)
    (self.section, self.location) = (section, location)
    self.namesSection = namesSection
  }

  /// Creates a diagnostic of the solver.
  init(_ diagnostic: LayoutDiagnostic, namesSection: Bool = false) {
    self.init(
      problem: Problem(diagnostic.problem), section: diagnostic.section,
      location: diagnostic.location, explanation: diagnostic.textForBoxes,
      namesSection: namesSection)
  }

  /// The path to the box from the outermost one, such as `group › group 1 › item 0`.
  ///
  /// The numbers are indexes in the group, from 0; each column of a box has an index of its own.
  ///
  /// In a layout with several sections it begins with the section: `section 2 › group › item 0`.
  public var path: String {
    let host = section.map { "section \($0)" } ?? "layout"
    if location == .whole { return namesSection ? host : "section" }
    return namesSection ? "\(host) › \(location)" : "\(location)"
  }
}

extension LayoutBoxDiagnostic {
  /// The kinds of mistakes.
  public enum Problem: Hashable, Sendable {
    /// A group has no space for any item: its section stays empty.
    case noAvailableSpace
    /// A group has no boxes, or its closure returned no frames.
    case noSubitems
    /// The first box of a group is longer than the group: it is laid out anyway.
    case itemTooLarge
    /// A box of a group does not fit after the previous ones: it has no frame.
    case neverPlaced
    /// A number is NaN or infinite: 0 is used instead.
    case notFinite
    /// A width or height is zero or negative: it is laid out as 0 points.
    case notPositive
    /// A group would contain more items than supported, or groups overlap: the rest is omitted.
    case tooManyItems
    /// A box is larger, across its row or column, than its container.
    ///
    /// This is often intended.
    case sticksOut
    /// A width or height is a fraction of a group's estimate: it is not measured.
    case fractionOfEstimate
    /// The fractions of boxes that follow one another add up to more than their group.
    case fractionsAboveOne
    /// Spacing is flexible, but the boxes leave it no space.
    case noFlexibleSpace
  }
}

extension LayoutBoxDiagnostic.Problem {
  fileprivate init(_ problem: LayoutProblem) {
    self =
      switch problem {
      case .noAvailableSpace: .noAvailableSpace
      case .noSubitems: .noSubitems
      case .itemTooLarge: .itemTooLarge
      case .neverPlaced: .neverPlaced
      case .notFinite: .notFinite
      case .notPositive: .notPositive
      case .tooManyItems: .tooManyItems
      case .sticksOut: .sticksOut
      }
  }
}

extension LayoutDiagnostic {
  /// The explanation, for a group without boxes that of the result of `toBuild()`.
  fileprivate var textForBoxes: String {
    guard problem == .noSubitems else { return explanation }
    return location == .group([])
      ? "the group holds no boxes, so it shows one cell after the other, each as large as itself."
      : "the group holds no boxes, so it keeps its size and shows no cell. Give it at least one."
  }
}

extension LayoutBoxDiagnostic: CustomStringConvertible {
  /// The path and the explanation in one line.
  public var description: String { "\(path): \(explanation)" }
}
