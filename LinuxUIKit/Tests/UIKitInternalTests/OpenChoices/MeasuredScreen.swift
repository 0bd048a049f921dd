@testable import UIKit

/// A list of self-sizing cells that are twice as high as estimated.
@MainActor final class MeasuredScreen: NSObject {
  /// The announced items, in order.
  private(set) var announced: [Int] = []
  /// The items whose display has ended, in order.
  private(set) var ended: [Int] = []
  let view: UICollectionView

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    super.init()
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  /// The displayed cell of an item.
  func cell(_ item: Int) -> MeasuredCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? MeasuredCell
  }
}

extension MeasuredScreen: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    announced.append(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ended.append(indexPath.item)
  }
}

/// A cell of 100 points that counts its measurements.
final class MeasuredCell: UICollectionViewCell {
  private(set) var measurementCount = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measurementCount += 1
    layoutAttributes.size = CGSize(width: 320, height: 100)
    return layoutAttributes
  }
}
