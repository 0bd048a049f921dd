import UIKit

extension ScrollEffect {
  /// The position of a cell in the visible bounds of the list that scrolls it.
  ///
  /// The visible bounds are those inside the adjusted content insets. In a section that scrolls
  /// orthogonally, the list is that section. All values are along the scroll direction, in points, and
  /// grow in reading direction: in a horizontal list from right to left, from right to left.
  public struct Phase: Equatable, Sendable {
    /// The part of the cell that is not visible, as in SwiftUI's `ScrollTransitionPhase`.
    ///
    /// - 0: The cell is within the visible bounds, or fills them.
    /// - -1: The cell is before the visible bounds: above them, or at the leading side.
    /// - 1: The cell is after the visible bounds: below them, or at the trailing side.
    ///
    /// A cell that is partly visible has a value between: -0.25 if a quarter of it has left at the
    /// start. For a cell that is longer than the visible bounds, it is the part of these that the cell
    /// leaves free.
    public let value: CGFloat
    /// The distance from the center of the visible bounds to that of the cell, which is positive for a
    /// cell behind the center.
    public let offset: CGFloat
    /// The length of the cell.
    public let length: CGFloat
    /// The length of the visible bounds.
    public let viewportLength: CGFloat
    /// The distance by which the list is pulled beyond its start, for its first cells; the negative
    /// distance beyond its end, for its last cells; 0 for all others.
    public let stretch: CGFloat
    /// The axis along which the list scrolls.
    public let axis: NSLayoutConstraint.Axis

    /// Creates a position, for example in a test of an effect or of a cell.
    ///
    /// The default is that of a cell without length in the center of a vertical list.
    public init(
      value: CGFloat = 0, offset: CGFloat = 0, length: CGFloat = 0, viewportLength: CGFloat = 0,
      stretch: CGFloat = 0, axis: NSLayoutConstraint.Axis = .vertical
    ) {
      (self.value, self.offset, self.length) = (value, offset, length)
      (self.viewportLength, self.stretch, self.axis) = (viewportLength, stretch, axis)
    }
  }
}
