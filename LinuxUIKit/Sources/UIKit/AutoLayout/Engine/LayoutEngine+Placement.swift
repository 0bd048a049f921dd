import ConstraintSolver

/// Solved frames, and applying them to views and guides.
extension LayoutEngine {
  /// Applies the solved frames to the subviews and guides of a view.
  func applyFrames(in view: UIView) {
    for subview in view.subviews { applyFrame(to: subview) }
    guard let state = view.autoLayoutState else { return }
    for guide in state.addedGuides { applyFrame(to: guide) }
    for guide in state.namedGuides { applyFrame(to: guide) }
  }

  private func applyFrame(to item: any LayoutItem) {
    guard let entry = existingEntry(for: item), item.isPositionedByEngine else { return }
    item.applySolvedFrame(frame(of: entry))
  }

  /// Marks the superviews of views and guides for layout that are not at their solved frames.
  func markMisplacedItems(_ entries: [LayoutItemEntry]) {
    for entry in entries {
      guard let item = entry.item, item.isPositionedByEngine,
        item.isMisplaced(from: frame(of: entry))
      else { continue }
      item.frameOwner?.markForLayout()
    }
  }

  /// Returns the frame of an item, its origin and its size each rounded to the nearest pixel
  /// (uikit.md, 4.8).
  func frame(of entry: LayoutItemEntry) -> CGRect {
    let scale = entry.item?.layoutView?.traitCollection.displayScale ?? 1
    let insets = entry.view?.alignmentRectInsets ?? .zero
    let variables = entry.variables
    let x = installed.value(of: variables.minX) - insets.left
    let y = installed.value(of: variables.minY) - insets.top
    let width = installed.value(of: variables.width) + insets.left + insets.right
    let height = installed.value(of: variables.height) + insets.top + insets.bottom
    return CGRect(
      x: roundedToPixel(x, scale: scale), y: roundedToPixel(y, scale: scale),
      width: roundedToPixel(width, scale: scale), height: roundedToPixel(height, scale: scale))
  }
}
