import UIKit

/// A screen whose delegate returns a size for every item and logs the requests.
final class SizesScreen: FlowScreen, UICollectionViewDelegateFlowLayout {
  var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 50) }
  private(set) var asked: [IndexPath] = []

  override init(
    _ counts: [Int], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    super.init(counts, layout: layout, cell: cell)
    view.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return sizes(indexPath)
  }
}
