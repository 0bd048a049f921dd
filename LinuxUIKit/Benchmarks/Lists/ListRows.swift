import UIKit

/// A list of 10,000 rows on a phone's screen, each with an image, two texts and two accessories.
///
/// Each row is configured when it becomes visible, as in an app.
@MainActor final class ListRows: NSObject, UICollectionViewDataSource {
  /// The number of rows.
  static let count = 10_000
  /// The height of a row in points: 11 at the top, body text of 61 pixels, 3 between the texts,
  /// subheadline text of 54 pixels and 11 at the bottom, at three pixels per point (uikit.md, 2.5;
  /// uikit.md, 3.4.3).
  static let rowHeight = 11 + 61.0 / 3 + 3 + 54.0 / 3 + 11

  /// The view, scrolled to its top.
  let view: UICollectionView
  private let image = UIImage(systemName: "star")
  private let registration: UICollectionView.CellRegistration<CountedListCell, Int>

  /// Creates a list of the given appearance.
  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    CountedListCell.created = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    registration = UICollectionView.CellRegistration { [image] cell, _, row in
      var content = UIListContentConfiguration.subtitleCell()
      content.image = image
      content.text = "Station \(row)"
      content.secondaryText = "\(row % 12 + 1) platforms"
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "\(row % 90) min"), .disclosureIndicator()]
    }
    super.init()
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }
}

/// A list cell that counts its instances.
final class CountedListCell: UICollectionViewListCell {
  /// The number of cells created since the last reset.
  static var created = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.created += 1
  }

  required init?(coder: NSCoder) { nil }
}
