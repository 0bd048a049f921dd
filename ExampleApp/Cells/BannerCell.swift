import LegoKit
import UIKit

/// A message across the page with a picture at its end.
struct BannerItem: TypedItemType, Hashable {
  typealias CellType = BannerCell

  let id: String
  let title: String
  let message: String
  let picture: ProductPicture
}

/// The message on the leading half of a coloured card, the picture on the trailing one.
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
  private let texts = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    contentView.addForConstraints(title, message, picture)
    contentView.addLayoutGuide(texts)
    NSLayoutConstraint.activate(textConstraints + pictureConstraints)
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

  static func layout(constraintsTo size: CGSize, with item: BannerItem) -> CGSize {
    let width = size.width - Metrics.picture - 3 * Metrics.padding
    let title = UILabel.height(
      of: item.title, style: .title2, weight: .bold, width: width, lines: 2)
    let message = UILabel.height(
      of: item.message, style: .subheadline, width: width, lines: 3)
    let text = title + Metrics.betweenLines + message
    return CGSize(
      width: size.width, height: max(text, Metrics.picture) + 2 * Metrics.padding)
  }

  private var textConstraints: [NSLayoutConstraint] {
    [
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      title.topAnchor.constraint(equalTo: texts.topAnchor),
      title.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: Metrics.padding),
      title.trailingAnchor.constraint(
        equalTo: picture.leadingAnchor, constant: -Metrics.padding),
      message.topAnchor.constraint(equalTo: title.bottomAnchor, constant: Metrics.betweenLines),
      message.bottomAnchor.constraint(equalTo: texts.bottomAnchor),
      message.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: title.trailingAnchor),
    ]
  }

  private var pictureConstraints: [NSLayoutConstraint] {
    [
      picture.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -Metrics.padding),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: Metrics.picture),
      picture.heightAnchor.constraint(equalToConstant: Metrics.picture),
    ]
  }
}
