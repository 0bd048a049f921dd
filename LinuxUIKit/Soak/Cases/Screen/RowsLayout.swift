import UIKit

/// Rows of equal height below a header for each section.
final class RowsLayout: UICollectionViewLayout {
  /// The width of all elements, in points.
  static let width: CGFloat = 100
  /// The height of a cell, in points.
  static let rowHeight: CGFloat = 40
  /// The height of a header, in points.
  static let headerHeight: CGFloat = 16

  private var counts: [Int] = []
  private var starts: [CGFloat] = []
  private var height: CGFloat = 0

  override func prepare() {
    guard let collectionView else { return }
    counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    starts = []
    height = 0
    for count in counts {
      starts.append(height)
      height += Self.headerHeight + CGFloat(count) * Self.rowHeight
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: Self.width, height: height) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    counts.indices.flatMap { section in
      [header(section)] + (0..<counts[section]).map { cell(IndexPath(item: $0, section: section)) }
    }.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section) else { return nil }
    return cell(indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section) else { return nil }
    return header(indexPath.section)
  }

  private func cell(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let top = starts[path.section] + Self.headerHeight + CGFloat(path.item) * Self.rowHeight
    attributes.frame = CGRect(x: 0, y: top, width: Self.width, height: Self.rowHeight)
    return attributes
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      x: 0, y: starts[section], width: Self.width, height: Self.headerHeight)
    attributes.zIndex = 1
    return attributes
  }
}
