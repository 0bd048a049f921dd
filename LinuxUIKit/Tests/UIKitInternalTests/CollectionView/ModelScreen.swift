@testable import UIKit

/// A layout of full-width rows of 50 points with headers of 20, for random updates.
final class StackLayout: UICollectionViewLayout {
  private var starts: [CGFloat] = []
  private var counts: [Int] = []
  private var height: CGFloat = 0

  override func prepare() {
    guard let collectionView else { return }
    counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    starts = []
    height = 0
    for count in counts {
      starts.append(height)
      height += 20 + CGFloat(count) * 50
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let headers = counts.indices.map { header($0) }
    let cells = counts.indices.flatMap { section in
      (0..<counts[section]).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    return (headers + cells).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: starts[indexPath.section] + 20 + CGFloat(indexPath.item) * 50, width: 320,
      height: 50)
    return attributes
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: starts[section], width: 320, height: 20)
    attributes.zIndex = 1
    return attributes
  }
}

/// A header that records its section.
final class ModelHeader: UICollectionReusableView {
  var section = 0
}

/// A cell that records the displayed item and its version.
final class ModelCell: UICollectionViewCell {
  var item = ModelItem(id: -1)
}

/// An item of the model, with the version of its content.
struct ModelItem: Hashable {
  var id: Int
  var version = 0
}

/// A section of the model.
struct ModelSection: Hashable {
  var id: Int
  var items: [ModelItem]
}

/// A collection view over an array of sections.
@MainActor final class ModelScreen: NSObject, UICollectionViewDataSource {
  var sections: [ModelSection]
  let view: UICollectionView

  init(_ sections: [ModelSection]) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: StackLayout())
    super.init()
    view.register(ModelCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      ModelHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = self
    view.allowsMultipleSelection = true
  }

  /// The displayed items by index path.
  var displayed: [IndexPath: ModelItem] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0, (view.cellForItem(at: $0) as? ModelCell)?.item ?? ModelItem(id: -2))
      })
  }

  /// The expected items: those whose rows touch the visible bounds.
  var expected: [IndexPath: ModelItem] {
    var result: [IndexPath: ModelItem] = [:]
    var top: CGFloat = 0
    for (index, section) in sections.enumerated() {
      top += 20
      for (item, value) in section.items.enumerated() {
        if top < view.bounds.maxY, top + 50 > view.bounds.minY {
          result[IndexPath(item: item, section: index)] = value
        }
        top += 50
      }
    }
    return result
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ModelCell)?.item = sections[indexPath.section].items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? ModelHeader)?.section = sections[indexPath.section].id
    return header
  }
}
