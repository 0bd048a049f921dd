import Testing
import UIKit

@Suite("Content configurations in self-sizing cells") @MainActor struct ContentFittingTests {
  @Test("A cell is measured with the content that its handler configures before the first layout")
  func measured() {
    let source = FittingSource()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source

    view.layoutIfNeeded()

    // NoteView is 30 points high.
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 30, width: 100, height: 30))
  }
}

private final class FittingSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = NoteConfiguration()
    }
    return cell
  }
}
