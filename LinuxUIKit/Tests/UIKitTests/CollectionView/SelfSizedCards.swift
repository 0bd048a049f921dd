import UIKit

/// Rows that say how high they are, a section of cards that say how wide they are and scrolls aside,
/// and rows again, in a window.
@MainActor final class SelfSizedCards: NSObject, UICollectionViewDataSource {
  /// The heights of the rows before, the widths of the cards and the heights of the rows after.
  var sizes: [[CGFloat]]
  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init(_ sizes: [[CGFloat]], estimate: CGFloat, isRightToLeft: Bool = false) {
    self.sizes = sizes
    let rows = Self.rows(estimate)
    let cards = Self.cards(estimate)
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
        index == 1 ? cards : rows
      })
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(SelfSizedCard.self, forCellWithReuseIdentifier: "card")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private static func rows(_ estimate: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }

  private static func cards(_ estimate: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(estimate), heightDimension: .absolute(120))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  /// The scroll view of the cards, while it can be seen.
  var scroller: UIScrollView? { view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

  /// How far the rows and, while they can be seen, the cards have scrolled.
  var place: [CGPoint?] { [view.contentOffset, scroller?.contentOffset] }

  func numberOfSections(in view: UICollectionView) -> Int { sizes.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sizes[section].count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    (cell as? SelfSizedCard)?.length = sizes[path.section][path.item]
    (cell as? SelfSizedCard)?.isCard = path.section == 1
    return cell
  }
}

/// A cell that is as wide, or as high, as it was told.
final class SelfSizedCard: UICollectionViewCell {
  var length: CGFloat = 0
  var isCard = false

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    isCard
      ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
  }
}
