import UIKit

/// A collection view of plain cells in a list layout, with headers and footers of known height.
@MainActor final class ListTestScreen: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var rowHeight: (IndexPath) -> CGFloat = { _ in 44 }
  var headerHeight: CGFloat = 28
  var footerHeight: CGFloat = 30
  let view: UICollectionView

  /// A screen that is laid out on first access.
  init(
    _ layout: UICollectionViewLayout, counts: [Int],
    size: CGSize = CGSize(width: 375, height: 667)
  ) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    ListTestRow.made = 0
    ListTestRow.asked = 0
    ListTestRow.traits = [:]
    view.register(ListTestRow.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        ListTestBoundary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "boundary")
    }
    view.dataSource = self
  }

  /// A screen of lists of one appearance, with the configuration changed by a closure.
  convenience init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int],
    size: CGSize = CGSize(width: 375, height: 667),
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    self.init(
      UICollectionViewCompositionalLayout.list(using: configuration), counts: counts, size: size)
  }

  func row(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutIfNeeded()
    return view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int = 0) -> CGRect? {
    boundary(UICollectionView.elementKindSectionHeader, section)
  }

  func footer(_ section: Int = 0) -> CGRect? {
    boundary(UICollectionView.elementKindSectionFooter, section)
  }

  var contentHeight: CGFloat {
    view.layoutIfNeeded()
    return view.contentSize.height
  }

  func scroll(to offset: CGFloat) {
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  private func boundary(_ kind: String, _ section: Int) -> CGRect? {
    view.layoutIfNeeded()
    return view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? ListTestRow)?.wantedHeight = rowHeight(indexPath)
    ListTestRow.traits[indexPath] = cell.traitCollection
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? ListTestBoundary)?.wantedHeight = isHeader ? headerHeight : footerHeight
    return view
  }
}

/// A cell of a given height that counts instances and measurements, and records the traits with
/// which cells are configured.
final class ListTestRow: UICollectionViewCell {
  static var made = 0
  static var asked = 0
  static var traits: [IndexPath: UITraitCollection] = [:]
  var wantedHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.asked += 1
    return layoutAttributes.withHeight(wantedHeight)
  }
}

/// A header or footer of a given height.
final class ListTestBoundary: UICollectionReusableView {
  var wantedHeight: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.withHeight(wantedHeight)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func withHeight(_ height: CGFloat) -> UICollectionViewLayoutAttributes {
    let copy = self.copy() as? UICollectionViewLayoutAttributes ?? self
    copy.size.height = height
    return copy
  }
}
