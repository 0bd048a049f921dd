import Foundation
import LayoutGeometry

/// What the solver knows about the view that is laid out.
package struct LayoutEnvironment: Hashable, Sendable {
  /// The view's size without its adjusted content insets, in points (compositional-layout.md 2.1).
  package var size: CGSize
  /// The view's safe area insets.
  package var safeArea: LayoutInsets
  /// The view's layout margins.
  package var layoutMargins: LayoutInsets
  /// The distances from the view's bounds to its readable content.
  package var readableContent: LayoutInsets
  /// Whether the published frames are mirrored, so that leading is right (6.3).
  package var isRightToLeft: Bool
  /// Pixels for each point, to which published frames are rounded; 0 leaves them exact (6.4).
  ///
  /// NaN and scales that no display has count as 0.
  package var displayScale: CGFloat

  /// A view of this size; everything else at its plainest.
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

  /// What published frames are rounded to.
  var pixels: PixelGrid { PixelGrid(scale: displayScale) }

  /// The insets that a reference stands for, on one axis only (6.1).
  ///
  /// `automatic` is what `.automatic` means here.
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
