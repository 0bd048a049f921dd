import LegoKit
import UIKit

/// A layout with the frames of all items in a dictionary, which counts how often it is prepared.
class FrameLayout: UICollectionViewLayout {
  private(set) var prepareCount = 0
  private var frames: [IndexPath: CGRect] = [:]
  private var size = CGSize.zero

  /// Returns the frames of the items of each section, and the size of the content.
  func makeFrames(in view: UICollectionView) -> (frames: [IndexPath: CGRect], size: CGSize) {
    ([:], .zero)
  }

  override func prepare() {
    super.prepare()
    prepareCount += 1
    if let collectionView { (frames, size) = makeFrames(in: collectionView) }
  }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.filter { $0.value.intersects(rect) }.map { attributes(at: $0.key, $0.value) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frames[indexPath].map { attributes(at: indexPath, $0) }
  }

  private func attributes(
    at path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

extension UICollectionView {
  /// The index paths of all items, in order.
  fileprivate var allPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }
}

/// Items 100 points wide, one below the other, each 10 points further to the right.
final class StairsLayout: FrameLayout {
  override func makeFrames(
    in view: UICollectionView
  ) -> (frames: [IndexPath: CGRect], size: CGSize) {
    var frames: [IndexPath: CGRect] = [:]
    var end: CGFloat = 0
    for path in view.allPaths {
      let height = view[heightOfItemAt: path, inWidth: 100] ?? 1
      frames[path] = CGRect(x: CGFloat(path.item) * 10, y: end, width: 100, height: height)
      end += height
    }
    return (frames, CGSize(width: view.bounds.width, height: end))
  }
}

/// Two columns side by side, each half as wide as the view; an item is in the shorter one.
final class MasonryLayout: FrameLayout {
  override func makeFrames(
    in view: UICollectionView
  ) -> (frames: [IndexPath: CGRect], size: CGSize) {
    var frames: [IndexPath: CGRect] = [:]
    let width = view.bounds.width / 2
    var ends: [CGFloat] = [0, 0]
    for path in view.allPaths {
      let column = ends[0] <= ends[1] ? 0 : 1
      let height = view[heightOfItemAt: path, inWidth: width] ?? width
      frames[path] = CGRect(
        x: CGFloat(column) * width, y: ends[column], width: width, height: height)
      ends[column] += height
    }
    return (frames, CGSize(width: view.bounds.width, height: max(ends[0], ends[1])))
  }
}

/// Items of 50 x 50 points on a circle of 100 points around the center of the view.
///
/// A deleted item moves to the center.
final class CircleLayout: FrameLayout {
  override func makeFrames(
    in view: UICollectionView
  ) -> (frames: [IndexPath: CGRect], size: CGSize) {
    let paths = view.allPaths
    let center = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    let frames = paths.enumerated().map { index, path in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(paths.count)
      let frame = CGRect(
        x: center.x + 100 * cos(angle) - 25, y: center.y + 100 * sin(angle) - 25, width: 50,
        height: 50)
      return (path, frame)
    }
    return (Dictionary(uniqueKeysWithValues: frames), view.bounds.size)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let collectionView else { return attributes }
    attributes?.center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    return attributes
  }
}

/// Cells of 60 x 60 points in a row, below a view of the kind "Ruler" and a header.
final class RulerLayout: UICollectionViewLayout {
  static let rulerKind = "Ruler"

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 90) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, collectionView.numberOfSections > 0 else { return [] }
    let first = IndexPath(item: 0, section: 0)
    let views = [Self.rulerKind, UICollectionView.elementKindSectionHeader].compactMap {
      layoutAttributesForSupplementaryView(ofKind: $0, at: first)
    }
    let cells = (0..<collectionView.numberOfItems(inSection: 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    return (views + cells).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: indexPath.item * 60, y: 30, width: 60, height: 60)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    let top = elementKind == Self.rulerKind ? 0 : 20
    attributes.frame = CGRect(x: 0, y: top, width: 300, height: top == 0 ? 20 : 10)
    return attributes
  }
}
