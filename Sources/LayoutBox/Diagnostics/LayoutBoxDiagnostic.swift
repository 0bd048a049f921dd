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
  /// The kinds of mistakes.
  public typealias Problem = LayoutProblem

  private let diagnostic: LayoutDiagnostic
  private let namesSection: Bool

  /// Creates a diagnostic; `namesSection` is whether the layout has several sections.
  init(_ diagnostic: LayoutDiagnostic, namesSection: Bool = false) {
    self.diagnostic = diagnostic
    self.namesSection = namesSection
  }

  /// The kind of mistake.
  public var problem: Problem { diagnostic.problem }

  /// The path to the box from the outermost one, such as `group › group 1 › item 0`.
  ///
  /// The numbers are indexes in the group, from 0; each column of a box has an index of its own.
  ///
  /// In a layout with several sections it begins with the section: `section 2 › group › item 0`.
  public var path: String {
    let host = diagnostic.section.map { "section \($0)" } ?? "layout"
    if diagnostic.location == .whole { return namesSection ? host : "section" }
    return namesSection ? "\(host) › \(diagnostic.location)" : "\(diagnostic.location)"
  }

  /// The mistake with the numbers in points, the displayed result, and the correction.
  public var explanation: String {
    guard problem == .noSubitems else { return diagnostic.explanation }
    // The result of `toBuild()` for a group without boxes.
    return diagnostic.location == .group([])
      ? "the group holds no boxes, so it shows one cell after the other, each as large as itself."
      : "the group holds no boxes, so it keeps its size and shows no cell. Give it at least one."
  }
}

extension LayoutBoxDiagnostic: CustomStringConvertible {
  /// The path and the explanation in one line.
  public var description: String { "\(path): \(explanation)" }
}
