import Foundation
import LayoutGeometry

/// The properties of a flow layout that all sections share, and those of its view.
package struct FlowEnvironment: Hashable, Sendable {
  /// The axis along which the layout scrolls.
  package var axis: LayoutAxis
  /// The length across the scroll axis without the view's content insets, in points.
  package var crossLength: CGFloat
  /// The insets in addition to every section's own; leading stands for left.
  ///
  /// Applies across the scroll axis only.
  package var reference: LayoutInsets
  /// Whether the published frames are mirrored from left to right.
  package var isMirrored: Bool
  /// The number of pixels per point, to which published origins are rounded; 0 leaves them exact.
  package var displayScale: CGFloat
  /// Whether headers stay at the start of the visible bounds while their section is visible.
  package var pinsHeaders: Bool
  /// Whether footers stay at the end of the visible bounds while their section is visible.
  package var pinsFooters: Bool

  /// Creates the environment of a view with this length across the axis; the other properties have
  /// their defaults.
  package init(
    axis: LayoutAxis = .vertical, crossLength: CGFloat, reference: LayoutInsets = .zero,
    isMirrored: Bool = false, displayScale: CGFloat = 0, pinsHeaders: Bool = false,
    pinsFooters: Bool = false
  ) {
    self.axis = axis
    self.crossLength = max(0, crossLength.bounded)
    self.reference = reference
    self.isMirrored = isMirrored
    self.displayScale = displayScale.usableScale
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  /// The pixel grid of published origins.
  var pixels: PixelGrid { PixelGrid(scale: displayScale) }
}
