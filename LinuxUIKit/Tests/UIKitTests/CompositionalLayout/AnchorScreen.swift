import UIKit

/// A screen of numbered, self-sizing cells.
///
/// They are 30, 40, 50, or 60 points long along the scroll axis, estimated at 44, and 100 across.
@MainActor final class AnchorScreen: NSObject, UICollectionViewDataSource {
  var numbers: [Int]
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  private let isHorizontal: Bool

  /// Creates and lays out a screen of 200 points along the scroll axis.
  init(
    _ numbers: [Int], scrolls direction: UICollectionView.ScrollDirection = .vertical,
    isRightToLeft: Bool = false, change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    self.numbers = numbers
    isHorizontal = direction == .horizontal
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let section = NSCollectionLayoutSection(group: .estimated(isHorizontal: isHorizontal))
    change(section)
    layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let size =
      isHorizontal ? CGSize(width: 200, height: 100) : CGSize(width: 100, height: 200)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.register(LongCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// The content offset from the left or the top.
  var offset: CGFloat { isHorizontal ? view.contentOffset.x : view.contentOffset.y }

  /// The visible numbers with the positions of their cells on the screen, from the left or the top.
  var places: [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? LongCell else { continue }
      places[cell.number] = (isHorizontal ? cell.frame.minX : cell.frame.minY) - offset
    }
    return places
  }

  func scroll(to offset: CGFloat) {
    if isHorizontal { view.contentOffset.x = offset } else { view.contentOffset.y = offset }
    view.layoutIfNeeded()
  }

  /// Inserts and deletes numbers in one batch update, with indices as in `performBatchUpdates`.
  func update(to numbers: [Int], deleting deleted: [Int] = [], inserting inserted: [Int] = []) {
    view.performBatchUpdates {
      self.numbers = numbers
      self.view.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
      self.view.insertItems(at: inserted.map { IndexPath(item: $0, section: 0) })
    }
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LongCell)?.number = numbers[indexPath.item]
    return cell
  }
}

/// A cell with a preferred length of 30, 40, 50, or 60 points, depending on its number.
final class LongCell: UICollectionViewCell {
  var number = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let length = CGFloat(30 + 10 * (number % 4))
    layoutAttributes.size = CGSize(width: length, height: length)
    return layoutAttributes
  }
}

extension NSCollectionLayoutGroup {
  /// A group of one cell, as wide or as high as the container.
  fileprivate static func estimated(isHorizontal: Bool) -> NSCollectionLayoutGroup {
    let size =
      isHorizontal
      ? NSCollectionLayoutSize(.estimated(44), .fractionalHeight(1))
      : NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}
