import Foundation
import LayoutGeometry

/// The properties of the view that is laid out.
package struct LayoutEnvironment: Equatable, Sendable {
  /// The view's size without its adjusted content insets, in points (compositional-layout.md, 2.1).
  package var size: CGSize
  /// The view's safe area insets.
  package var safeArea: LayoutInsets
  /// The view's layout margins.
  package var layoutMargins: LayoutInsets
  /// The distances from the view's bounds to its readable content guide.
  package var readableContent: LayoutInsets
  /// Whether the published frames are mirrored for a right-to-left layout direction
  /// (compositional-layout.md, 6.3).
  package var isRightToLeft: Bool
  /// The number of pixels per point to which published frames are rounded; 0 disables rounding
  /// (compositional-layout.md, 6.4).
  ///
  /// NaN and scales that no display has count as 0.
  package var displayScale: CGFloat

  /// Creates the environment of a view of this size; by default without insets and rounding.
  package init(
    size: CGSize, safeArea: LayoutInsets = .zero, layoutMargins: LayoutInsets = .zero,
    readableContent: LayoutInsets = .zero, isRightToLeft: Bool = false, displayScale: CGFloat = 0
  ) {
    self.size = CGSize(width: max(0, size.width.bounded), height: max(0, size.height.bounded))
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent
    self.isRightToLeft = isRightToLeft
    self.displayScale = displayScale.usableScale
  }

  /// The pixel grid to which published frames are rounded.
  var pixels: PixelGrid { PixelGrid(scale: displayScale) }

  /// Returns the insets that a reference stands for, along one axis (compositional-layout.md, 6.1).
  ///
  /// `automatic` is the reference that `.automatic` stands for.
  package func insets(
    for reference: LayoutInsetsReference, automatic: LayoutInsetsReference, on axis: LayoutAxis
  ) -> LayoutInsets {
    switch reference == .automatic ? automatic : reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea.only(axis)
    case .layoutMargins: layoutMargins.only(axis)
    case .readableContent: readableContent.only(axis)
    }
  }
}
