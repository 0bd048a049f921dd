import UIKit

/// A collection view of numbered cells, 375 by 667 points, for testing its layout.
@MainActor final class LayoutScreen: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var cellsMade: Int { NumberCell.made }
  let view: UICollectionView

  init(
    _ layout: UICollectionViewLayout, counts: [Int],
    size: CGSize = CGSize(width: 375, height: 667)
  ) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    NumberCell.made = 0
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in ["header", "footer", "badge", "global"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Creates a screen of one section of `items` items.
  convenience init(_ section: NSCollectionLayoutSection, items: Int) {
    self.init(UICollectionViewCompositionalLayout(section: section), counts: [items])
  }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  /// The frames of the visible cells, in order of their index paths.
  var shownFrames: [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell that counts its instances.
final class NumberCell: UICollectionViewCell {
  static var made = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows of the container's width and 44 points.
  static var rows: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: [item]))
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  convenience init(_ kind: String, height: CGFloat, _ alignment: NSRectAlignment) {
    self.init(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }
}
