import UIKit

/// A layout with a full-width row of 40 points for each item, in vertically stacked sections.
final class RowLayout: UICollectionViewLayout {
  static let rowHeight: CGFloat = 40
  private var rows: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
    rows = paths.enumerated().map { row, path in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: 0, y: CGFloat(row) * Self.rowHeight, width: collectionView.bounds.width,
        height: Self.rowHeight)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0, height: CGFloat(rows.count) * Self.rowHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rows.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.first { $0.indexPath == indexPath }
  }
}
