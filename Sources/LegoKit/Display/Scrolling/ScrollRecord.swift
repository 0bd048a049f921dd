import UIKit

/// The positions of the visible items and of the end of the content.
struct ScrollRecord {
  struct Item {
    let token: ItemToken
    /// The distance of the item's start from the start of the visible area.
    var distance: CGFloat
  }

  /// The items whose positions are kept: the first one that remains.
  private(set) var items: [Item]
  /// The content offset along the axis, as the collection view has it.
  private(set) var contentOffset: CGFloat
  /// The distance to the offset at the end of the content; negative beyond it.
  private(set) var distanceToEnd: CGFloat
  let viewport: Viewport

  init(items: [Item], contentOffset: CGFloat, distanceToEnd: CGFloat, viewport: Viewport) {
    (self.items, self.contentOffset) = (items, contentOffset)
    (self.distanceToEnd, self.viewport) = (distanceToEnd, viewport)
  }

  /// Whether the end of the content is visible.
  var isAtEnd: Bool { distanceToEnd <= 1 }

  /// Changes the positions to those at another content offset.
  mutating func scroll(to contentOffset: CGFloat) {
    let moved = contentOffset - self.contentOffset
    guard moved != 0 else { return }
    self.contentOffset = contentOffset
    let distance = viewport.isMirrored ? -moved : moved
    distanceToEnd -= distance
    for index in items.indices { items[index].distance -= distance }
    // After a jump, no item has a position to keep.
    if abs(distance) >= viewport.length { items = [] }
  }
}

/// The visible area of a collection view along the axis on which it scrolls.
///
/// Offsets and positions are distances from the start of the content: from the top, or in content
/// that scrolls horizontally from the leading edge, which is the right one in right-to-left
/// layouts.
struct Viewport: Equatable {
  /// Whether the start of the content is at the right.
  let isMirrored: Bool
  let startInset: CGFloat
  private let endInset: CGFloat
  private let isHorizontal: Bool
  private let size: CGSize

  @MainActor init(_ view: UICollectionView) {
    isHorizontal = view.scrollsHorizontally
    isMirrored = isHorizontal && view.isContentMirrored
    size = view.bounds.size
    let inset = view.adjustedContentInset
    let insets = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    (startInset, endInset) = isMirrored ? (insets.1, insets.0) : insets
  }

  /// The length of the visible area, with the insets.
  var length: CGFloat { isHorizontal ? size.width : size.height }

  /// Returns the content offset along the axis, as the collection view has it.
  @MainActor func contentOffset(of view: UICollectionView) -> CGFloat {
    isHorizontal ? view.contentOffset.x : view.contentOffset.y
  }

  /// Returns the distance of the bounds from the start of the content.
  @MainActor func offset(of view: UICollectionView) -> CGFloat {
    let offset = contentOffset(of: view)
    return isMirrored ? contentLength(of: view) - length - offset : offset
  }

  /// Scrolls the bounds to a distance from the start of the content.
  @MainActor func scroll(_ view: UICollectionView, to offset: CGFloat) {
    view.contentOffset = contentOffset(at: offset, of: view, forProposed: view.contentOffset)
  }

  /// Returns a proposed content offset with the one at a distance from the start along the axis.
  @MainActor func contentOffset(
    at offset: CGFloat, of view: UICollectionView, forProposed proposed: CGPoint
  ) -> CGPoint {
    guard isHorizontal else { return CGPoint(x: proposed.x, y: offset) }
    let x = isMirrored ? contentLength(of: view) - length - offset : offset
    return CGPoint(x: x, y: proposed.y)
  }

  /// Returns the positions of the start and the end of a frame of the content.
  @MainActor func range(
    of frame: CGRect, in view: UICollectionView
  ) -> (start: CGFloat, end: CGFloat) {
    guard isHorizontal else { return (frame.minY, frame.maxY) }
    guard isMirrored else { return (frame.minX, frame.maxX) }
    let contentLength = contentLength(of: view)
    return (contentLength - frame.maxX, contentLength - frame.minX)
  }

  /// Returns the offset at the end of the content.
  @MainActor func endOffset(of view: UICollectionView) -> CGFloat {
    max(-startInset, contentLength(of: view) + endInset - length)
  }

  // Unverified: the position of mirrored content that is shorter than the visible area, so its
  // offset is left to UIKit; inferred from compositional-layout.md, 6.3.
  /// Returns whether the content offset may be set.
  @MainActor func canScroll(_ view: UICollectionView) -> Bool {
    !isMirrored || contentLength(of: view) + startInset + endInset > length
  }

  @MainActor private func contentLength(of view: UICollectionView) -> CGFloat {
    let size = view.collectionViewLayout.collectionViewContentSize
    return isHorizontal ? size.width : size.height
  }
}
