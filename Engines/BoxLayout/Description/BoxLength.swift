import Foundation
import LayoutGeometry

/// The length of a box along one axis; a number is a length in points.
public struct BoxLength: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  /// The rule from which the length follows.
  package enum Kind: Hashable, Sendable {
    /// A number of points.
    case fixed(CGFloat)
    /// The space that the other boxes of the line leave, or the slot across the line.
    case fill(weight: CGFloat)
    /// The content.
    case wrap(BoxWrapping)
    /// The other length.
    case aspectRatio(CGFloat)
  }

  /// The rule from which the length follows.
  package let kind: Kind

  /// Creates a length.
  package init(_ kind: Kind) { self.kind = kind }

  /// Creates a length of a number of points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// Creates a length of a number of points.
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  /// A number of points; negative and infinite numbers and NaN count as 0.
  public static func equalTo(_ length: CGFloat) -> BoxLength { BoxLength(.fixed(length)) }

  /// The length of the content.
  public static let wrap = BoxLength(.wrap(BoxWrapping()))

  /// One share of what the other boxes of the line leave, or the whole slot across the line.
  public static let fill = BoxLength(.fill(weight: 1))

  /// A share of what the other boxes of the line leave, in proportion to the weight.
  ///
  /// Across the line, and in an overlay, it is the whole slot. In a parent that is as long as its
  /// content, a filling box asks for its content, too.
  public static func fill(_ weight: CGFloat) -> BoxLength { BoxLength(.fill(weight: weight)) }

  /// The length of the content, within limits.
  ///
  /// - Parameters:
  ///   - addition: The points that are added to the length of the content.
  ///   - minimum: The length, in points, below which the box is never.
  ///   - maximum: The length, in points, above which the box is never; the minimum is stronger.
  ///   - priority: The rank in a line that is too short: the boxes with the highest ones get their
  ///     length first, those of the same rank in their order.
  ///   - shrink: The share of what a line is too short by, in proportion to `shrink` times the length.
  ///   - grow: The share of what a line has left, as the weight of a filling box.
  /// - Returns: The length.
  public static func wrap(
    add addition: CGFloat = 0, min minimum: CGFloat = 0, max maximum: CGFloat = .infinity,
    priority: CGFloat = 0, shrink: CGFloat = 0, grow: CGFloat = 0
  ) -> BoxLength {
    let wrapping = BoxWrapping(
      addition: addition, minimum: minimum, maximum: maximum, priority: priority, shrink: shrink,
      grow: grow)
    return BoxLength(.wrap(wrapping))
  }

  /// The other length, times or divided by a number: a width is `ratio` heights, a height is a width
  /// divided by `ratio`.
  ///
  /// A height can always follow the width. A width follows a height that doesn't depend on the content:
  /// a number of points, or a filling one in a parent whose height is known; other widths are those of
  /// the content.
  public static func aspectRatio(_ ratio: CGFloat) -> BoxLength { BoxLength(.aspectRatio(ratio)) }
}

/// The limits of a box that is as long as its content, as ``BoxLength`` has them.
package struct BoxWrapping: Hashable, Sendable {
  /// The points that are added to the length of the content.
  package var addition: CGFloat
  /// The length, in points, below which the box is never.
  package var minimum: CGFloat
  /// The length, in points, above which the box is never; the minimum is stronger.
  package var maximum: CGFloat
  /// The rank in a line that is too short: the boxes with the highest ones get their length first, those
  /// of the same rank in their order.
  package var priority: CGFloat
  /// The share of what a line is too short by, in proportion to `shrink` times the length; 0 takes none.
  package var shrink: CGFloat
  /// The share of what a line has left, as the weight of a filling box; 0 takes none.
  package var grow: CGFloat

  /// Creates limits; without arguments, the length is that of the content.
  package init(
    addition: CGFloat = 0, minimum: CGFloat = 0, maximum: CGFloat = .infinity,
    priority: CGFloat = 0, shrink: CGFloat = 0, grow: CGFloat = 0
  ) {
    self.addition = addition.bounded
    self.minimum = minimum.length
    self.maximum = maximum.isNaN ? .infinity : max(0, maximum)
    self.priority = priority.bounded
    self.shrink = shrink.length
    self.grow = grow.length
  }

  /// Returns the length within the limits that is nearest to `length`.
  func clamped(_ length: CGFloat) -> CGFloat { max(minimum, min(maximum, length)) }
}

extension CGFloat {
  /// The number as a length: 0 instead of a negative number, NaN and infinity, and at most 10⁹.
  var length: CGFloat { Swift.max(0, bounded) }
}

extension BoxLength {
  /// The weight of a filling box, and 0 of others.
  var weight: CGFloat { if case .fill(let weight) = kind { weight.length } else { 0 } }

  /// Whether the box fills its slot.
  package var fills: Bool { if case .fill = kind { true } else { false } }

  /// The length if it is a number of points.
  var fixedLength: CGFloat? { if case .fixed(let length) = kind { length.length } else { nil } }

  /// The limits of a box that is as long as its content; none of other boxes.
  var wrapping: BoxWrapping {
    if case .wrap(let wrapping) = kind { wrapping } else { BoxWrapping() }
  }

  /// The ratio of width to height; `nil` of other lengths and of a ratio that isn't positive and finite.
  var ratio: CGFloat? {
    guard case .aspectRatio(let ratio) = kind, ratio.isFinite, ratio > 0 else { return nil }
    return ratio
  }
}
