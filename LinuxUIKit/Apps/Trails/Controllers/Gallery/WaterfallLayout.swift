import UIKit

/// The delegate of a waterfall layout.
@MainActor protocol WaterfallLayoutDelegate: AnyObject {
  /// The height of an item divided by its width.
  func waterfallLayout(_ layout: WaterfallLayout, aspectRatioAt indexPath: IndexPath) -> CGFloat
}

/// Columns of equal width, in which each item is put into the shortest column.
final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: (any WaterfallLayoutDelegate)?
  var spacing: CGFloat = 8 { didSet { invalidateLayout() } }
  var insets = UIEdgeInsets(top: 8, left: 12, bottom: 16, right: 12) {
    didSet { invalidateLayout() }
  }
  private static let columnWidth: CGFloat = 180
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    super.prepare()
    attributes = []
    contentHeight = 0
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let available = collectionView.bounds.width - insets.left - insets.right
    let count = max(2, Int(available / Self.columnWidth))
    let width = (available - spacing * CGFloat(count - 1)) / CGFloat(count)
    guard width > 0 else { return }
    var bottoms = Array(repeating: insets.top, count: count)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let ratio = delegate?.waterfallLayout(self, aspectRatioAt: path) ?? 1
      let element = UICollectionViewLayoutAttributes(forCellWith: path)
      element.frame = CGRect(
        x: insets.left + CGFloat(column) * (width + spacing), y: bottoms[column], width: width,
        height: width * ratio)
      bottoms[column] = element.frame.maxY + spacing
      attributes.append(element)
    }
    contentHeight = (bottoms.max() ?? 0) - spacing + insets.bottom
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
