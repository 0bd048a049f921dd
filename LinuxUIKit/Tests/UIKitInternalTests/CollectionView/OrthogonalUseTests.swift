import Foundation
import SeededNumbers
import Testing

@testable import UIKit

/// Sections of cards, of which every second scrolls orthogonally.
@MainActor final class ShelvesScreen: NSObject, UICollectionViewDataSource {
  var counts = [3, 9, 4, 7]
  let view: UICollectionView

  override init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout { number, _ in
        Self.section(isShelf: number % 2 == 1)
      })
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  private static func section(isShelf: Bool) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(150), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = isShelf ? .continuous : .none
    return section
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("Sections that scroll sideways, used at random") @MainActor
struct OrthogonalUseTests {
  @Test("What is shown fits together after any scroll and update")
  func invariants() {
    for seed in PropertyRuns.seeds(full: 40) {
      var random = SeededGenerator(seed: seed)
      let screen = ShelvesScreen()
      for step in 0..<50 {
        screen.change(using: &random)
        screen.view.layoutIfNeeded()
        let broken = screen.view.brokenInvariants
        #expect(broken.isEmpty, "seed \(seed), step \(step): \(broken)")
      }
    }
  }
}

extension ShelvesScreen {
  /// Performs a random action of the user or of the app.
  func change(using random: inout SeededGenerator) {
    let section = Int.random(in: 0..<counts.count, using: &random)
    switch Int.random(in: 0...6, using: &random) {
    case 0, 1:
      view.contentOffset.y = CGFloat.random(in: 0...600, using: &random)
    case 2, 3:
      let shelves = view.subviews.compactMap { $0 as? OrthogonalScroller }
      shelves.randomElement(using: &random)?.contentOffset.x = CGFloat.random(
        in: -50...1_200, using: &random)
    case 4:
      counts[section] += 1
      let item = Int.random(in: 0..<counts[section], using: &random)
      view.insertItems(at: [IndexPath(item: item, section: section)])
    case 5 where counts[section] > 0:
      let item = Int.random(in: 0..<counts[section], using: &random)
      counts[section] -= 1
      view.deleteItems(at: [IndexPath(item: item, section: section)])
    default:
      let isTooMany = counts.count > 5
      if isTooMany { counts.remove(at: section) } else { counts.insert(6, at: section) }
      isTooMany ? view.deleteSections([section]) : view.insertSections([section])
    }
  }
}
