/// A mistake in a description of boxes: where it is, what it is, and the way out.
///
/// ```swift
/// let group = GroupLayoutBox(width: .absolute(80), height: .absolute(44)) {
///   ItemLayoutBox(width: .absolute(120), height: .h(1.0))
/// }
/// for diagnostic in group.diagnostics(in: CGSize(width: 390, height: 844)) {
///   print(diagnostic)
///   // group › item 0: 120 pt wide, 80 pt of room; the group cannot fit even one, …
/// }
/// ```
///
/// A mistake never keeps a layout from being shown; the explanation says what is shown instead.
public struct LayoutBoxDiagnostic: Hashable, Sendable {
  /// What kind of mistake it is.
  public let problem: Problem
  /// The way to the box from the outermost one, such as `group › group 1 › item 0`.
  ///
  /// The numbers are those of the places in the group, from 0; each column of a box is a place.
  public let path: String
  /// What is wrong, with the numbers in points, what is shown instead, and what to do.
  public let explanation: String

  /// The kinds of mistakes.
  public enum Problem: Hashable, Sendable {
    /// A group is empty once its insets are taken off: its section shows nothing.
    case noRoom
    /// A group holds no boxes.
    case noBoxes
    /// The first box of a group is longer than the group: it sticks out.
    case boxTooLarge
    /// A box of a group has no room behind those before it: it is never placed.
    case neverPlaced
    /// A number is NaN or infinite: 0 stands for it.
    case notFinite
    /// A width or height is zero or negative: it counts as 0 points.
    case notPositive
    /// A group would hold more boxes than can be kept: the rest is left out.
    case tooManyBoxes
    /// A box is larger, across the row or column, than what it stands in: it sticks out.
    ///
    /// This alone is often meant so, and no view writes it into its log.
    case sticksOut
  }
}

extension LayoutBoxDiagnostic: CustomStringConvertible {
  /// The place and what is wrong there, in one line.
  public var description: String { "\(path): \(explanation)" }
}
