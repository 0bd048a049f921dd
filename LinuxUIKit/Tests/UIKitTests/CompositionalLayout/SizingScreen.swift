import UIKit

/// A screen of self-sizing cells: by default, rows 375 points wide.
@MainActor final class SizingScreen: NSObject, UICollectionViewDataSource {
  var texts: [String]
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout

  /// Creates a screen of texts without laying it out.
  convenience init(
    _ texts: [String], estimate: CGFloat = 44, height: CGFloat = 667, header: CGFloat? = nil,
    cell: SizingCell.Type = LabelCell.self
  ) {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(estimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if let header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(header)),
          elementKind: "header", alignment: .top)
      ]
    }
    self.init(texts, section, size: CGSize(width: 375, height: height), cell: cell)
  }

  /// Creates a screen of texts in a section without laying it out.
  init(
    _ texts: [String], _ section: NSCollectionLayoutSection, size: CGSize,
    cell: SizingCell.Type = NumberHighCell.self
  ) {
    self.texts = texts
    layout = UICollectionViewCompositionalLayout(section: section)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    SizingCell.asked = []
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      LabelHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = self
  }

  func frame(_ item: Int) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
  }

  func heights(_ items: Range<Int>) -> [CGFloat] { items.map { frame($0).height } }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SizingCell)?.show(texts[indexPath.item])
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

/// A cell that logs the items for which it is measured.
class SizingCell: UICollectionViewCell {
  static var asked: [Int] = []
  private(set) var text = ""

  func show(_ text: String) { self.text = text }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.asked.append(layoutAttributes.indexPath.item)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A cell with a label that keeps 10 points from each edge.
final class LabelCell: SizingCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.pin(inside: contentView)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ text: String) {
    super.show(text)
    label.text = text
  }
}

/// A cell without constraints that is as high as the number that it shows.
final class NumberHighCell: SizingCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 9_999, height: Double(text) ?? 0)
  }
}

/// A cell that modifies the attributes that it is given and returns them.
final class ChangingCell: SizingCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Double(text) ?? 0
    return layoutAttributes
  }
}

/// A cell whose preferred height always exceeds its height.
final class GreedyCell: SizingCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.height + 1)
  }
}

/// A header of two lines that keeps 10 points from each edge.
final class LabelHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "one\ntwo"
    label.pin(inside: self)
  }

  required init?(coder: NSCoder) { nil }
}

extension UILabel {
  fileprivate func pin(inside view: UIView) {
    font = .systemFont(ofSize: 17)
    numberOfLines = 0
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 10),
    ])
  }
}
