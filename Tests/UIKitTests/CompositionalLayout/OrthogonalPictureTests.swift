import TestSupport
import Testing
import UIKit

/// Two rows of numbered cards that scroll sideways, under headers.
@MainActor private final class CardsScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  init(_ direction: UISemanticContentAttribute) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 260),
      collectionViewLayout: UICollectionViewCompositionalLayout { number, _ in Self.cards(number) })
    super.init()
    view.semanticContentAttribute = direction
    view.register(CardCell.self, forCellWithReuseIdentifier: "card")
    view.register(
      Band.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Scrolls both rows so far from where reading starts.
  func scroll(_ first: CGFloat, _ second: CGFloat) {
    let rows = view.subviews.compactMap { $0 as? UIScrollView }
      .sorted { $0.frame.minY < $1.frame.minY }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (row, distance) in zip(rows, [first, second]) {
      row.contentOffset.x += isMirrored ? -distance : distance
    }
    view.layoutIfNeeded()
  }

  var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  private static func cards(_ number: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          .absolute(number == 0 ? 200 : 90), .absolute(number == 0 ? 100 : 70)),
        subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    section.orthogonalScrollingBehavior = number == 0 ? .groupPagingCentered : .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem("header", height: 24, .top)
    ]
    return section
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.label.text = "\(indexPath.item + 1)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

private final class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 12
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Band: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Pictures of sections that scroll across their layout") @MainActor
struct OrthogonalPictureTests {
  @Test("Rows of cards that have scrolled, one to a centred card and one to anywhere")
  func scrolled() {
    let screen = CardsScreen(.forceLeftToRight)
    screen.scroll(210, 130)
    expectImage(screen.picture, named: "scrolled")
  }

  @Test("The same from right to left")
  func mirrored() {
    let screen = CardsScreen(.forceRightToLeft)
    screen.scroll(210, 130)
    expectImage(screen.picture, named: "scrolled_rtl")
  }
}
