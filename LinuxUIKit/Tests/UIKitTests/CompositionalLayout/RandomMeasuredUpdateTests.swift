import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("Random updates of measured rows") struct RandomMeasuredUpdateTests {
  @Test("Measured sizes follow their items through any update, and nothing else changes")
  func random() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let screen = MeasuredScreen()
      var sections = (0..<Int.random(in: 1...4, using: &random)).map { section in
        (
          id: section,
          items: (0..<Int.random(in: 0...25, using: &random)).map { section * 100 + $0 }
        )
      }
      screen.show(sections)
      var next = 1_000
      for step in 0..<8 {
        change(&sections, &next, using: &random)
        if Int.random(in: 0..<3, using: &random) == 0 { screen.scroll(using: &random) }
        screen.show(sections)
        #expect(screen.mistake(in: sections) == nil, "seed \(seed), step \(step)")
      }
    }
  }

  private func change(
    _ sections: inout [(id: Int, items: [Int])], _ next: inout Int,
    using random: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      next += 1
      let section = sections.indices.randomElement(using: &random)
      let item = section.flatMap { sections[$0].items.indices.randomElement(using: &random) }
      switch (Int.random(in: 0..<9, using: &random), section, item) {
      case (0, _, _):
        sections.insert((next, [next]), at: Int.random(in: 0...sections.count, using: &random))
      case (1, let section?, _): sections.remove(at: section)
      case (2, let section?, _):
        let moved = sections.remove(at: section)
        sections.insert(moved, at: Int.random(in: 0...sections.count, using: &random))
      case (3...4, let section?, let item?): sections[section].items.remove(at: item)
      case (5, let section?, let item?):
        let moved = sections[section].items.remove(at: item)
        let target = Int.random(in: sections.indices, using: &random)
        sections[target].items.insert(
          moved, at: Int.random(in: 0...sections[target].items.count, using: &random))
      case (_, let section?, _):
        let place = Int.random(in: 0...sections[section].items.count, using: &random)
        sections[section].items.insert(next, at: place)
      default: break
      }
    }
  }
}

/// Rows estimated at 40 points that are as high as their number requires.
@MainActor private final class MeasuredScreen {
  private let view: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  private static let estimate: CGFloat = 40

  init() {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(Self.estimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, id in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberedCell)?.number = id
      return cell
    }
    NumberedCell.measured = []
  }

  /// Shows sections of rows.
  func show(_ sections: [(id: Int, items: [Int])]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(sections.map(\.id))
    for section in sections { snapshot.appendItems(section.items, toSection: section.id) }
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    NumberedCell.measured.formIntersection(snapshot.itemIdentifiers)
  }

  /// Scrolls to a random position.
  func scroll(using random: inout SeededGenerator) {
    let end = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = CGFloat.random(in: 0...end, using: &random).rounded()
    view.layoutIfNeeded()
  }

  /// The first row whose frame is not below the previous one or has the wrong height.
  func mistake(in sections: [(id: Int, items: [Int])]) -> String? {
    var edge: CGFloat = 0
    for (section, content) in sections.enumerated() {
      for (item, number) in content.items.enumerated() {
        let height =
          NumberedCell.measured.contains(number) ? NumberedCell.height(of: number) : Self.estimate
        let frame = CGRect(x: 0, y: edge, width: 375, height: height)
        let found = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        if found != frame {
          return "row \(number) is at \(String(describing: found)), not \(frame)"
        }
        edge += height
      }
    }
    return view.contentSize.height == edge ? nil : "the content ends at \(view.contentSize.height)"
  }
}

/// A cell whose height follows from its number, and which records the measured numbers.
private final class NumberedCell: UICollectionViewCell {
  static var measured: Set<Int> = []
  var number = 0

  static func height(of number: Int) -> CGFloat { CGFloat(20 + number % 37) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.measured.insert(number)
    layoutAttributes.size.height = Self.height(of: number)
    return layoutAttributes
  }
}
