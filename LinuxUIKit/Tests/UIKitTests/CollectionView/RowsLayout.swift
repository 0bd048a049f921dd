import UIKit

/// Full-width rows of one height, sections one under the other, with optional headers.
///
/// Uses only public API and returns only the attributes of rows in the rectangle.
final class RowsLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 50
  var headerHeight: CGFloat = 0
  var background: AnyClass? { didSet { register(background, forDecorationViewOfKind: "back") } }
  var invalidatesOnScroll = false
  var target: CGPoint?
  private(set) var log: [String] = []
  private(set) var updates: [UICollectionViewUpdateItem] = []
  private(set) var askedRects: [CGRect] = []
  private var starts: [CGFloat] = []
  private var counts: [Int] = []
  private var height: CGFloat = 0

  override func prepare() {
    log.append("prepare")
    guard let collectionView else { return }
    counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    starts = []
    height = 0
    for count in counts {
      starts.append(height)
      height += headerHeight + CGFloat(count) * rowHeight
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    askedRects.append(rect)
    return counts.indices.flatMap { elements(of: $0, in: rect) }
  }

  private func elements(of section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let top = starts[section] + headerHeight
    let first = max(0, Int(((rect.minY - top) / rowHeight).rounded(.down)))
    let end = min(counts[section], Int(((rect.maxY - top) / rowHeight).rounded(.up)))
    var found: [UICollectionViewLayoutAttributes] = []
    let start = IndexPath(item: 0, section: section)
    if background != nil { found.append(decoration(section)) }
    if headerHeight > 0,
      let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: start)
    {
      found.append(header)
    }
    guard first < end else { return found }
    return found
      + (first..<end).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: starts[indexPath.section] + headerHeight + CGFloat(indexPath.item) * rowHeight,
      width: collectionViewContentSize.width, height: rowHeight)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 0, y: starts[indexPath.section], width: collectionViewContentSize.width,
      height: headerHeight)
    attributes.zIndex = 1
    return attributes
  }

  private func decoration(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "back", with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      x: 0, y: starts[section], width: collectionViewContentSize.width,
      height: headerHeight + CGFloat(counts[section]) * rowHeight)
    attributes.zIndex = -1
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidatesOnScroll || newBounds.width != collectionView?.contentSize.width
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    target ?? proposed
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append("prepare for updates")
    updates = updateItems
  }

  override func finalizeCollectionViewUpdates() { log.append("finalize updates") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("leave") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.append("enter")
  }
  override func finalizeLayoutTransition() { log.append("finalize transition") }
}
