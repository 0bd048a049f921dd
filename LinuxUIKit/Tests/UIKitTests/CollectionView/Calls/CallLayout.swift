import UIKit

/// A header of 40 points for each section, rows of 50 points below it, and a log of all calls.
final class CallLayout: UICollectionViewLayout {
  private var starts: [CGFloat] = []
  private var counts: [Int] = []
  private var height: CGFloat = 0

  override func prepare() {
    CallList.shared.add("prepare")
    counts = (0..<(collectionView?.numberOfSections ?? 0)).map {
      collectionView?.numberOfItems(inSection: $0) ?? 0
    }
    starts = []
    height = 0
    for count in counts {
      starts.append(height)
      height += 40 + CGFloat(count) * 50
    }
  }

  override var collectionViewContentSize: CGSize {
    CallList.shared.add("content size")
    return CGSize(width: 320, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    CallList.shared.add("elements from \(Int(rect.minY)) to \(Int(rect.maxY))")
    return counts.indices.flatMap { section in
      [header(section)] + (0..<counts[section]).map { cell($0, section) }
    }.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cell(indexPath.item, indexPath.section) }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { header(indexPath.section) }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: [section, 0])
    attributes.frame = CGRect(x: 0, y: starts[section], width: 320, height: 40)
    return attributes
  }

  private func cell(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [section, item])
    attributes.frame = CGRect(
      x: 0, y: starts[section] + 40 + CGFloat(item) * 50, width: 320, height: 50)
    return attributes
  }
}
