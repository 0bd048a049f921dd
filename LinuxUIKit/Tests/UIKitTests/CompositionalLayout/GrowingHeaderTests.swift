import Testing
import UIKit

/// Tests the content offset when headers turn out higher than estimated (compositional-layout.md,
/// 4.5).
@MainActor @Suite("Headers that are higher than estimated") struct GrowingHeaderTests {
  // The header has two lines of 20.333 points and 10 points above and below: 60.667.
  private let rows = Array(repeating: "60", count: 40)

  @Test("A header at the start of the content stays at the start of the screen")
  func start() {
    let screen = SizingScreen(rows, estimate: 60, header: 20, cell: NumberHighCell.self)
    screen.view.layoutIfNeeded()

    #expect(screen.view.contentOffset.y == 0)
    #expect(abs(screen.frame(0).minY - 60.667) < 0.001)
  }

  @Test("A header below the start of the screen moves nothing above it", arguments: [true, false])
  func below(isPinned: Bool) {
    let screen = TwoSections(isPinned: isPinned)
    // The first section is 600 points high. The offset shows the second half of its last row, and
    // the header of the next section appears from 30 points on.
    screen.view.contentOffset.y = 570
    screen.view.layoutIfNeeded()

    #expect(screen.view.contentOffset.y == 570)
    let last = screen.view.cellForItem(at: [0, 9])
    #expect(last?.frame == CGRect(x: 0, y: 540, width: 375, height: 60))
    let first = screen.view.cellForItem(at: [1, 0])?.frame.minY ?? 0
    #expect(abs(first - 660.667) < 0.001)
  }
}

/// Two sections of ten rows of 60 points, the second one with a header that is estimated to be 20
/// points high.
@MainActor private final class TwoSections: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  init(isPinned: Bool) {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      guard index == 1 else { return section }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(20)),
        elementKind: "header", alignment: .top)
      header.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems = [header]
      return section
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 500), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      LabelHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
