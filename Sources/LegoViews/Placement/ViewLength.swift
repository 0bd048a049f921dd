import BoxLayout
import Foundation

/// The width or the height of a view in a box, a stack view or a plain view.
///
/// A number is a length in points:
///
/// ```swift
/// UILabel().text("Title").size(.fill, 44)
/// UIImageView(image: logo).size(.fill, .aspectRatio(16 / 9))
/// ```
public struct ViewLength: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  /// The length as the layout of boxes has it.
  package let length: BoxLength

  /// Creates a length of the layout of boxes.
  package init(_ length: BoxLength) { self.length = length }

  /// Creates a length of a number of points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// Creates a length of a number of points.
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  /// A number of points; negative and infinite numbers and NaN count as 0.
  public static func equalTo(_ length: CGFloat) -> ViewLength { ViewLength(.fixed(length)) }

  /// As long as the content.
  public static let wrap = ViewLength(.wrap)

  /// One share of what the other views of a line leave, or the whole space across the line.
  public static let fill = ViewLength(.fill)

  /// As long as the parent: another name of ``fill``.
  public static let fillParent = ViewLength(.fill)

  /// A share of what the other views of a line leave, in proportion to the weight.
  ///
  /// Across a line, and in an overlay, it is the whole space.
  public static func fill(_ weight: CGFloat) -> ViewLength { ViewLength(.fill(weight: weight)) }

  /// As long as the content, within limits.
  ///
  /// - Parameters:
  ///   - addition: The points that are added to the length of the content.
  ///   - minimum: The length below which the view is never.
  ///   - maximum: The length above which the view is never; the minimum is stronger.
  ///   - priority: The rank in a line that is too short: views with a higher one get their length first.
  ///   - shrink: The share of what a line is too short by, in proportion to the view's length.
  ///   - grow: The share of what a line has left, beside the weights of filling views.
  /// - Returns: The length.
  public static func wrap(
    add addition: CGFloat = 0, min minimum: CGFloat = 0, max maximum: CGFloat = .infinity,
    priority: CGFloat = 0, shrink: CGFloat = 0, grow: CGFloat = 0
  ) -> ViewLength {
    ViewLength(
      .wrap(
        BoxWrapping(
          addition: addition, minimum: minimum, maximum: maximum, priority: priority,
          shrink: shrink, grow: grow)))
  }

  /// The other length times or divided by a ratio of width to height.
  ///
  /// A height always can follow the width. A width follows a height that is a number, or that fills a
  /// parent whose height doesn't depend on its content; otherwise it is that of the content.
  public static func aspectRatio(_ ratio: CGFloat) -> ViewLength {
    ViewLength(.aspectRatio(ratio))
  }
}
