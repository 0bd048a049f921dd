import Testing
import UIKit

@MainActor @Suite("Self-sizing badges") struct BadgeSizingTests {
  private let screen = BadgeScreen(widths: (0..<9).map { 20 + CGFloat($0) })

  @Test("A badge of estimated size has its preferred size, in the corner of its host")
  func measured() {
    // Three cells of 100 per row; a badge of 20 by 30 at the top-right corner of (0,0,100,100).
    screen.view.layoutIfNeeded()
    #expect(screen.badge(0) == CGRect(x: 80, y: 0, width: 20, height: 30))
    #expect(screen.badge(5) == CGRect(x: 275, y: 100, width: 25, height: 30))
    let view = screen.view.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 5, section: 0))
    #expect(view?.frame == CGRect(x: 275, y: 100, width: 25, height: 30))
  }

  @Test("The host of a badge keeps its size") func host() {
    screen.view.layoutIfNeeded()
    #expect(screen.cell(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(screen.view.contentSize == CGSize(width: 300, height: 300))
  }

  @Test("Its size follows its item in an update") func update() {
    screen.view.layoutIfNeeded()
    screen.widths.removeFirst()
    screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(screen.badge(0).width == 21)
    #expect(screen.badge(7).width == 28)
    screen.widths.swapAt(0, 7)
    screen.view.performBatchUpdates {
      screen.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 7, section: 0))
      screen.view.moveItem(at: IndexPath(item: 7, section: 0), to: IndexPath(item: 0, section: 0))
    }
    #expect(screen.badge(0).width == 28)
    #expect(screen.badge(7).width == 21)
  }

  @Test("It is dropped when the data is reloaded") func reload() {
    screen.view.layoutIfNeeded()
    screen.widths = [33]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.badge(0) == CGRect(x: 67, y: 0, width: 33, height: 30))
  }
}

/// A grid of three columns of 100 points whose cells have a badge at the top right.
@MainActor private final class BadgeScreen: NSObject, UICollectionViewDataSource {
  var widths: [CGFloat]
  let view: UICollectionView

  init(widths: [CGFloat]) {
    self.widths = widths
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.estimated(10), .estimated(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1 / 3), .fractionalHeight(1)),
      supplementaryItems: [badge])
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row)))
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      WideBadge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    view.dataSource = self
  }

  func badge(_ item: Int) -> CGRect {
    view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: "badge", at: IndexPath(item: item, section: 0))?.frame ?? .null
  }

  func cell(_ item: Int) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { widths.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    (view as? WideBadge)?.wantedWidth = widths[indexPath.item]
    return view
  }
}

/// A badge of the given width and a preferred height of 30 points.
private final class WideBadge: UICollectionReusableView {
  var wantedWidth: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: wantedWidth, height: 30) }
}
