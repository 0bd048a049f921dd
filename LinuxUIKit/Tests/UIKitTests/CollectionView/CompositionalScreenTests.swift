import Testing
import UIKit

/// A badge that stores the text of its owner.
private final class Badge: UICollectionReusableView {
  var owner = ""
}

/// Texts in a compositional list of rows of 50 points, each with a badge, under a header of 20.
private final class BadgeScreen: NSObject, UICollectionViewDataSource {
  var texts: [String]
  let view: UICollectionView

  init(_ texts: [String]) {
    self.texts = texts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section))
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    for kind in ["badge", "header"] {
      view.register(
        Badge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  private static var section: NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: row, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    return section
  }

  /// The owners that the visible badges were configured for, from top to bottom.
  var badges: [String] {
    view.visibleSupplementaryViews(ofKind: "badge").sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0 as? Badge)?.owner ?? "" }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.text = texts[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? Badge)?.owner = kind == "badge" ? texts[indexPath.item] : "header"
    return view
  }
}

@Suite(.serialized) @MainActor struct CompositionalScreenTests {
  @Test("Badges move with their items, the first one too, and the header stays with its section")
  func badges() throws {
    let screen = BadgeScreen(["a", "b", "c"])
    let header = try #require(screen.view.supplementaryView(forElementKind: "header", at: [0, 0]))
    let badge = try #require(screen.view.supplementaryView(forElementKind: "badge", at: [0, 0]))
    #expect(screen.badges == ["a", "b", "c"])

    screen.view.performBatchUpdates {
      screen.texts = ["x", "b", "a"]
      screen.view.insertItems(at: [[0, 0]])
      screen.view.deleteItems(at: [[0, 2]])
      screen.view.moveItem(at: [0, 0], to: [0, 2])
    }

    #expect(screen.badges == ["x", "b", "a"])
    #expect(screen.view.supplementaryView(forElementKind: "badge", at: [0, 2]) === badge)
    #expect(screen.view.supplementaryView(forElementKind: "header", at: [0, 0]) === header)
    // Below the header of 20 and two rows of 50, at the trailing edge of 320.
    #expect(badge.frame == CGRect(x: 300, y: 120, width: 20, height: 20))
  }

  @Test("A compositional list of 100,000 items creates visible cells only")
  func lazy() {
    TextCell.made = 0
    let screen = BadgeScreen((0..<100_000).map(String.init))
    // 180 points below the header show three whole rows and a part of a fourth.
    #expect(TextCell.made == 4)

    // The content is the header and 100,000 rows of 50.
    let end: CGFloat = 20 + 100_000 * 50 - 200
    for step in 0...500 {
      screen.view.contentOffset.y = end * CGFloat(step) / 500
      screen.view.layoutIfNeeded()
    }

    #expect(TextCell.made <= 4 + 2)
    #expect(Set(screen.badges) == ["99996", "99997", "99998", "99999"])
  }
}
