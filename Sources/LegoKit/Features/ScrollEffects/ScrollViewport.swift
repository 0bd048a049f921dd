import UIKit

/// The visible bounds of a scroll view along the axis on which it scrolls.
///
/// Positions are coordinates of the content, from left to right or from top to bottom.
struct ScrollViewport {
  let axis: NSLayoutConstraint.Axis
  /// Whether the scroll view begins at its right.
  let isMirrored: Bool
  /// The lowest and the highest visible position.
  let bounds: (lower: CGFloat, upper: CGFloat)
  /// The distances by which the content is pulled beyond its lower and its upper end.
  let pull: (lower: CGFloat, upper: CGFloat)
  /// The lowest and the highest position of a cell.
  let content: (lower: CGFloat, upper: CGFloat)

  /// Returns the position of a cell with a frame.
  func phase(of frame: CGRect) -> ScrollEffect.Phase {
    let isHorizontal = axis == .horizontal
    let lower = isHorizontal ? frame.minX : frame.minY
    let upper = isHorizontal ? frame.maxX : frame.maxY
    let (length, viewportLength) = (upper - lower, max(0, bounds.upper - bounds.lower))
    let offset = (lower + upper) / 2 - (bounds.lower + bounds.upper) / 2
    let visible = max(0, min(upper, bounds.upper) - max(lower, bounds.lower))
    let largest = min(length, viewportLength)
    let hidden = largest > 0 ? 1 - visible / largest : 0
    let direction: CGFloat = isMirrored ? -1 : 1
    return ScrollEffect.Phase(
      value: hidden == 0 ? 0 : (offset < 0 ? -hidden : hidden) * direction,
      offset: offset * direction, length: length, viewportLength: viewportLength,
      stretch: stretch(from: lower, to: upper) * direction, axis: axis)
  }

  private func stretch(from lower: CGFloat, to upper: CGFloat) -> CGFloat {
    if pull.lower > 0, lower <= content.lower + Self.tolerance { return pull.lower }
    if pull.upper > 0, upper >= content.upper - Self.tolerance { return -pull.upper }
    return 0
  }

  /// The distance from the edge up to which a cell is one of the first, in points.
  private static let tolerance: CGFloat = 0.5
}

extension ScrollViewport {
  /// Creates the visible bounds of a scroll view.
  @MainActor init(of view: UIScrollView, axis: NSLayoutConstraint.Axis, isRightToLeft: Bool) {
    let (insets, size) = (view.adjustedContentInset, view.contentSize)
    let isHorizontal = axis == .horizontal
    let bounds =
      isHorizontal ? (view.bounds.minX, view.bounds.maxX) : (view.bounds.minY, view.bounds.maxY)
    let inset = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let length = isHorizontal ? size.width : size.height
    let start = -inset.0
    let end = max(start, length + inset.1 - (bounds.1 - bounds.0))
    let pull = (lower: max(0, start - bounds.0), upper: max(0, bounds.0 - end))
    (self.axis, isMirrored) = (axis, isHorizontal && isRightToLeft)
    (self.bounds, self.pull) = ((bounds.0 + inset.0, bounds.1 - inset.1), pull)
    content = pull == (0, 0) ? (0, 0) : view.cellRange(isHorizontal: isHorizontal)
  }
}

extension UIScrollView {
  /// Returns the lowest and the highest position of a displayed cell; decoration views and badges are no
  /// cells.
  fileprivate func cellRange(isHorizontal: Bool) -> (lower: CGFloat, upper: CGFloat) {
    let cells = subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    return cells.reduce((.infinity, -.infinity)) { range, cell in
      let half = (isHorizontal ? cell.bounds.width : cell.bounds.height) / 2
      let center = isHorizontal ? cell.center.x : cell.center.y
      return (min(range.0, center - half), max(range.1, center + half))
    }
  }
}

/// The visible bounds of a collection view, and of its sections that scroll orthogonally.
@MainActor struct ScrollViewports {
  private let collectionView: UICollectionView
  private let isRightToLeft: Bool
  private let reducesMotion = UIAccessibility.isReduceMotionEnabled
  private let axis: NSLayoutConstraint.Axis
  private var known: [ObjectIdentifier: ScrollViewport] = [:]

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    axis = collectionView.scrollsHorizontally ? .horizontal : .vertical
  }

  // Unverified: that cells of sections that scroll orthogonally are subviews of a scroll view, and that
  // UIKit lays out the collection view for each step of it; inferred from compositional-layout.md, 5.1.
  /// Returns the visible bounds of the scroll view that a cell is in.
  mutating func viewport(around cell: UIView) -> ScrollViewport? {
    guard let view = cell.superview as? UIScrollView else { return nil }
    if let viewport = known[ObjectIdentifier(view)] { return viewport }
    let other: NSLayoutConstraint.Axis = axis == .vertical ? .horizontal : .vertical
    let viewport = ScrollViewport(
      of: view, axis: view === collectionView ? axis : other, isRightToLeft: isRightToLeft)
    known[ObjectIdentifier(view)] = viewport
    return viewport
  }

  /// Returns an appearance for the direction of the collection view and the settings of the user.
  func adapted(_ appearance: ScrollEffect.Appearance) -> ScrollEffect.Appearance {
    if reducesMotion { return appearance.withoutMotion }
    return isRightToLeft ? appearance.mirrored : appearance
  }
}
