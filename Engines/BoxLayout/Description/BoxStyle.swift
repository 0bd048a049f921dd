import Foundation
import LayoutGeometry

/// A box as its parent sees it: its size, its margin and its place.
package struct BoxStyle: Hashable, Sendable {
  /// The width; the default is that of the content.
  package var width: BoxLength
  /// The height; the default is that of the content.
  package var height: BoxLength
  /// The distances, in points, to the parent's other boxes and its padding.
  package var margin: LayoutInsets
  /// The place in the slot that the parent has for the box; the default is the parent's justification.
  package var alignment: BoxAlignment
  /// The place along the parent's line if it differs from the parent's format.
  ///
  /// The boxes of a line at its start, in its center and at its end are three groups. A format that
  /// spreads boxes counts as the start if one of them has a place of its own.
  package var linePlace: BoxPlace?
  /// Whether the box takes part in the layout and is displayed.
  package var visibility: BoxVisibility
  /// Whether the parent arranges the box; the frame of an inactive one is left alone.
  package var isActive: Bool
  /// Whether the line of a flow ends behind the box.
  package var endsLine: Bool

  /// Creates the style of a box that is as large as its content.
  package init(
    width: BoxLength = .wrap, height: BoxLength = .wrap, margin: LayoutInsets = .zero,
    alignment: BoxAlignment = BoxAlignment(), linePlace: BoxPlace? = nil,
    visibility: BoxVisibility = .visible, isActive: Bool = true, endsLine: Bool = false
  ) {
    self.width = width
    self.height = height
    self.margin = margin
    self.alignment = alignment
    self.linePlace = linePlace
    self.visibility = visibility
    self.isActive = isActive
    self.endsLine = endsLine
  }

  /// The length along an axis.
  subscript(axis: LayoutAxis) -> BoxLength { axis == .horizontal ? width : height }

  /// Whether the parent has a slot for the box.
  var isArranged: Bool { isActive && (visibility == .visible || visibility == .invisible) }

  /// The sum of both margins along an axis, in points.
  func margins(_ axis: LayoutAxis) -> CGFloat { margin.start(axis) + margin.end(axis) }
}

/// Whether a box is displayed, and whether it has a slot in its parent.
public enum BoxVisibility: Hashable, Sendable, CaseIterable {
  /// Displayed, in a slot.
  case visible
  /// Hidden, in a slot.
  case invisible
  /// Displayed at the frame that it has, without a slot.
  case free
  /// Hidden, without a slot.
  case gone
}

/// The place of a box in a slot, as a ratio for each axis.
///
/// −1 is the leading edge or the top, 0 the center, 1 the trailing edge or the bottom; other ratios are
/// between them, or outside of the slot.
package struct BoxAlignment: Hashable, Sendable {
  /// The ratio from the leading to the trailing edge; `nil` leaves it to the parent.
  package var horizontal: CGFloat?
  /// The ratio from the top to the bottom; `nil` leaves it to the parent.
  package var vertical: CGFloat?

  /// Creates an alignment; NaN and infinities count as 0.
  package init(horizontal: CGFloat? = nil, vertical: CGFloat? = nil) {
    self.horizontal = horizontal?.bounded
    self.vertical = vertical?.bounded
  }

  /// The ratio along an axis.
  subscript(axis: LayoutAxis) -> CGFloat? { axis == .horizontal ? horizontal : vertical }
}

/// A place of a box on the line of its parent.
public enum BoxPlace: Hashable, Sendable, CaseIterable {
  /// With the boxes at the start.
  case leading
  /// With the boxes in the center.
  case center
  /// With the boxes at the end.
  case trailing
}
