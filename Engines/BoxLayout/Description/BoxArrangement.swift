import Foundation
import LayoutGeometry

/// The arrangement of the children of a box.
package struct BoxArrangement: Hashable, Sendable {
  /// The positions of the children relative to one another.
  package enum Kind: Hashable, Sendable {
    /// Above one another, each in the whole box. A box without children is as large as its content.
    case overlay
    /// One after the other.
    case linear(BoxLine)
    /// One after the other in several lines.
    case flow(BoxFlow)
    /// Above one another, each as long as its content along an axis, however long the box is.
    case scroll(LayoutAxis)
  }

  /// The positions of the children relative to one another.
  package var kind: Kind
  /// The distances, in points, from the edges to the children.
  package var padding: LayoutInsets
  /// The place in its slot of a child that has none of its own; leading and top if a ratio is `nil`.
  package var justification: BoxAlignment
  /// Whether the leading edge is at the right; `nil` is the direction of the parent, and
  /// left-to-right at the root.
  package var isRightToLeft: Bool?

  /// Creates an arrangement.
  package init(
    _ kind: Kind = .overlay, padding: LayoutInsets = .zero,
    justification: BoxAlignment = BoxAlignment(), isRightToLeft: Bool? = nil
  ) {
    self.kind = kind
    self.padding = padding
    self.justification = justification
    self.isRightToLeft = isRightToLeft
  }

  /// The sum of both paddings along an axis, in points.
  func paddings(_ axis: LayoutAxis) -> CGFloat { padding.start(axis) + padding.end(axis) }

  /// The ratio at which a child is in its slot.
  func ratio(of style: BoxStyle, on axis: LayoutAxis) -> CGFloat {
    style.alignment[axis] ?? justification[axis] ?? -1
  }
}

/// Boxes in a line.
package struct BoxLine: Hashable, Sendable {
  /// The direction of the line.
  package var axis: LayoutAxis
  /// The positions of the boxes if they are shorter than the line.
  package var format: BoxFormat
  /// The distance between neighbors, in points, without their margins; at least 0.
  package var spacing: CGFloat
  /// Whether the last box is first.
  package var isReversed: Bool

  /// Creates a line.
  package init(
    _ axis: LayoutAxis, format: BoxFormat = .leading, spacing: CGFloat = 0,
    isReversed: Bool = false
  ) {
    self.axis = axis
    self.format = format
    self.spacing = spacing.length
    self.isReversed = isReversed
  }

  /// Sets the distance between neighbors, in points; a negative one, NaN and infinities count as 0.
  package mutating func setSpacing(_ spacing: CGFloat) { self.spacing = spacing.length }
}

/// The positions of boxes that are shorter than their line.
public enum BoxFormat: Hashable, Sendable, CaseIterable {
  /// At the start.
  case leading
  /// In the center.
  case center
  /// The same distances between neighbors, the first at the start and the last at the end.
  case spaceBetween
  /// The same distances before the first, between neighbors and behind the last.
  case spaceEvenly
  /// At the end.
  case trailing
}

/// Boxes in lines, which are beside one another.
package struct BoxFlow: Hashable, Sendable {
  /// The boxes of a line: its direction, format and spacing.
  package var line: BoxLine
  /// The number of boxes in a line; 0 is as many as fit, but at least one.
  package var count: Int
  /// The distance between lines, in points.
  package var lineSpacing: CGFloat
  /// The positions of the lines if they are shorter than the box.
  package var lineFormat: BoxFormat
  /// The length of a line across its direction: that of its largest box, a number, or a share.
  package var lineLength: BoxLength

  /// Creates a flow.
  package init(
    _ line: BoxLine, count: Int = 0, lineSpacing: CGFloat = 0, lineFormat: BoxFormat = .leading,
    lineLength: BoxLength = .wrap
  ) {
    self.line = line
    self.count = max(0, count)
    self.lineSpacing = lineSpacing.length
    self.lineFormat = lineFormat
    self.lineLength = lineLength
  }

  /// Sets the number of boxes in a line; 0, and a negative one, is as many as fit.
  package mutating func setCount(_ count: Int) { self.count = max(0, count) }

  /// Sets the distance between lines, in points; a negative one, NaN and infinities count as 0.
  package mutating func setLineSpacing(_ spacing: CGFloat) { lineSpacing = spacing.length }
}
