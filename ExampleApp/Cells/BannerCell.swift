import LegoKit
import UIKit

/// A full-width message with an image at its trailing edge.
struct BannerItem: TypedItemType, Hashable {
  typealias CellType = BannerCell

  let id: String
  let title: String
  let message: String
  let picture: ProductPicture
}

/// A colored card with the message on its leading half and the image on its trailing one.
final class BannerCell: UICollectionViewCell, TypedCellType {
  typealias Item = BannerItem

  private enum Metrics {
    static let padding: CGFloat = 16
    static let picture: CGFloat = 112
    static let betweenLines: CGFloat = 6
  }

  private let title = UILabel(.title2, color: .black, lines: 2, weight: .bold)
  private let message = UILabel(
    .subheadline, color: UIColor(white: 0, alpha: 0.65), lines: 3)
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    picture.constrain(width: Metrics.picture, height: Metrics.picture)
    let texts = UIStackView.column(title, message, spacing: Metrics.betweenLines)
    let padding = Metrics.padding
    contentView.addPinned(
      UIStackView.row(texts, picture, spacing: padding),
      insets: .init(top: padding, leading: padding, bottom: padding, trailing: padding))
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: BannerItem) {
    title.text = item.title
    message.text = item.message
    picture.image = item.picture.image(
      size: CGSize(width: Metrics.picture, height: Metrics.picture))
    contentView.backgroundColor = UIColor(
      hue: item.picture.hue, saturation: 0.16, brightness: 0.95, alpha: 1)
  }
}
