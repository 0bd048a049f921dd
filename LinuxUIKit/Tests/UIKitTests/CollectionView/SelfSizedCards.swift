import UIKit

/// Self-sizing rows, a section of self-sizing cards that scrolls horizontally, and more self-sizing
/// rows, in a window.
@MainActor final class SelfSizedCards: NSObject, UICollectionViewDataSource {
  /// The heights of the rows above, the widths of the cards, and the heights of the rows below.
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

  /// The scroll view of the cards, if it is visible.
  var scroller: UIScrollView? { view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

  /// The content offsets of the rows and, if visible, of the cards.
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

/// A cell with an assigned preferred width or height.
final class SelfSizedCard: UICollectionViewCell {
  var length: CGFloat = 0
  var isCard = false

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    isCard
      ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
  }
}
