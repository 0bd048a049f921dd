import Foundation
import LayoutGeometry

/// What holds for all sections of a flow layout, and for the view that shows it.
package struct FlowEnvironment: Hashable, Sendable {
  /// The axis along which the layout scrolls.
  package var axis: LayoutAxis
  /// The length across the scroll axis without the view's content insets, in points.
  package var crossLength: CGFloat
  /// What is left free beside every section's own insets; leading stands for left.
  ///
  /// Counts across the scroll axis only.
  package var reference: LayoutInsets
  /// Whether the published frames are mirrored from left to right.
  package var isMirrored: Bool
  /// Pixels for each point, to which published origins are rounded; 0 leaves them exact.
  package var displayScale: CGFloat
  /// Whether headers stay at the start of what is visible while their section is there.
  package var pinsHeaders: Bool
  /// Whether footers stay at the end of what is visible while their section is there.
  package var pinsFooters: Bool

  /// A view of that length across the axis; everything else at its plainest.
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

  /// What published origins are rounded to.
  var pixels: PixelGrid { PixelGrid(scale: displayScale) }
}
