import EngineBenchmarkCases
import Foundation
import UIKit

/// A collection view of plain cells that counts the cells it requests.
@MainActor final class CountedCells: NSObject, UICollectionViewDataSource {
  /// The view.
  let view: UICollectionView
  /// The number of requested cells.
  private(set) var requestedCells = 0
  private let counts: [Int]
  private let cell: UICollectionViewCell.Type

  /// Creates a view of the given size whose sections have `counts` items, and lays it out.
  init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self, kinds: [String] = []
  ) {
    (self.counts, self.cell) = (counts, cell)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Creates a view of `count` rows that shows 30 of them.
  static func rows(_ count: Int) -> CountedCells {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
        subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.interGroupSpacing = 8
    return CountedCells(
      UICollectionViewCompositionalLayout(section: section), counts: [count],
      size: FixedRows.screen)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requestedCells += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
