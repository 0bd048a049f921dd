import UIKit

/// A list of cells that a closure configures, in a collection view of 320 by 300 points.
@MainActor final class ListCellScreen: NSObject, UICollectionViewDataSource {
  var count: Int
  let view: UICollectionView
  private let fill: (UICollectionViewListCell, Int) -> Void

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, count: Int,
    size: CGSize = CGSize(width: 320, height: 300),
    _ fill: @escaping (UICollectionViewListCell, Int) -> Void
  ) {
    self.count = count
    self.fill = fill
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? UICollectionViewListCell { fill(cell, indexPath.item) }
    return cell
  }

  /// Returns the cell of a row after layout.
  func cell(_ item: Int) -> UICollectionViewListCell? {
    view.layoutIfNeeded()
    return view.cellForItem(at: [0, item]) as? UICollectionViewListCell
  }

  /// Returns the separators of a row: its subviews that are one pixel high.
  func lines(_ item: Int) -> [CGRect] {
    guard let cell = cell(item) else { return [] }
    return cell.subviews.map(\.frame).filter { $0.height > 0 && $0.height <= 1 }
  }
}
