import ConstraintSolver

extension LayoutEngine {
  /// Gives the views and guides inside of a view the frames that were found.
  func place(contentOf view: UIView) {
    for subview in view.subviews {
      guard let entry = items[ObjectIdentifier(subview)], isPlaced(entry) else { continue }
      subview.place(at: frame(of: entry))
    }
    for guide in view.layoutGuides {
      guard let entry = items[ObjectIdentifier(guide)] else { continue }
      guide.solvedFrame = frame(of: entry)
    }
    placeScrollGuides(of: view)
  }

  /// Marks the views around those that are not where the solver has them.
  func markMisplaced() {
    for entry in items.values where isPlaced(entry) && isMisplaced(entry) {
      entry.item?.frameOwner?.markForLayout()
    }
  }

  /// The frame of an item, its origin and its size each on the nearest pixel (uikit.md 4.8).
  func frame(of entry: LayoutItemEntry) -> CGRect {
    let view = entry.item?.layoutView
    let scale = view?.traitCollection.displayScale ?? 1
    let insets = entry.view?.alignmentRectInsets ?? .zero
    let x = CGFloat(solver.value(of: entry.minX)) - insets.left
    let y = CGFloat(solver.value(of: entry.minY)) - insets.top
    let width = CGFloat(solver.value(of: entry.width)) + insets.left + insets.right
    let height = CGFloat(solver.value(of: entry.height)) + insets.top + insets.bottom
    return CGRect(
      x: roundedToPixel(x, scale: scale), y: roundedToPixel(y, scale: scale),
      width: roundedToPixel(width, scale: scale), height: roundedToPixel(height, scale: scale))
  }

  /// Whether the engine decides where the item is: guides that were added, and views that ask for
  /// it.
  private func isPlaced(_ entry: LayoutItemEntry) -> Bool {
    guard let view = entry.view else { return !(entry.item is InsetLayoutGuide) }
    return !view.translatesAutoresizingMaskIntoConstraints
  }

  private func isMisplaced(_ entry: LayoutItemEntry) -> Bool {
    if let guide = entry.item as? UILayoutGuide { return guide.solvedFrame != frame(of: entry) }
    return entry.view?.layer.untransformedFrame.isFar(from: frame(of: entry)) ?? false
  }
}

extension UIView {
  /// Takes a frame whatever the transform is, and says nothing when it is the present one.
  fileprivate func place(at frame: CGRect) {
    guard layer.untransformedFrame.isFar(from: frame) else { return }
    let anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}

extension CGRect {
  /// Whether the rectangles differ by more than rounding errors.
  fileprivate func isFar(from other: CGRect) -> Bool {
    let distances = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return distances.contains { abs($0) > LoweredConstraint.tolerance }
  }
}
