import UIKit

/// A list of numbered rows in two sections, with headers and footers that show the section number.
@MainActor final class ListPictureScreen: NSObject, UICollectionViewDataSource {
  private let counts = [2, 3]
  private let isInset: Bool
  let view: UICollectionView

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ style: UIUserInterfaceStyle
  ) {
    isInset = appearance == .insetGrouped
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 240, height: 340),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.overrideUserInterfaceStyle = style
    view.register(ListPictureRow.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        ListPictureBoundary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func scrolled(by distance: CGFloat) -> ListPictureScreen {
    view.contentOffset.y += distance
    view.layoutIfNeeded()
    return self
  }

  var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    let isTall = indexPath.item == 1
    (cell as? ListPictureRow)?.show(
      isTall ? "Row \(indexPath.item)\nwith a second line" : "Row \(indexPath.item)",
      isFirst: isInset && indexPath.item == 0,
      isLast: isInset && indexPath.item == counts[indexPath.section] - 1)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? ListPictureBoundary)?.label.text = isHeader ? "Header \(indexPath.section)" : "Footer"
    return view
  }
}

/// A row that rounds its corners at the ends of a group, as list cells do.
private final class ListPictureRow: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    label.numberOfLines = 0
    label.fill(contentView, top: 12, sides: 16)
  }

  required init?(coder: NSCoder) { nil }

  private var isInPlainList: Bool {
    guard #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) else { return false }
    return traitCollection.listEnvironment == .plain
  }

  func show(_ text: String, isFirst: Bool, isLast: Bool) {
    label.text = text
    contentView.backgroundColor =
      isInPlainList ? .systemBackground : .secondarySystemGroupedBackground
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    contentView.layer.maskedCorners = corners
    contentView.layer.cornerRadius = corners.isEmpty ? 0 : 10
  }
}

/// A header or footer of one line with its own background color, which makes its frame visible.
private final class ListPictureBoundary: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray4
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.fill(self, top: 6, sides: 16)
  }

  required init?(coder: NSCoder) { nil }
}

extension UILabel {
  fileprivate func fill(_ view: UIView, top: CGFloat, sides: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: top),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: sides),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: top),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: sides),
    ])
  }
}
