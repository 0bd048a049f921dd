import LegoKit
import UIKit

/// The title of a section, with a remark at the trailing edge.
struct HeadingItem: TypedItemType, Hashable {
  typealias CellType = HeadingCell

  let id: String
  let title: String
  var remark = ""
  /// The horizontal inset of the texts; 0 in sections with their own insets.
  var side: CGFloat = 16
}

/// A title on the leading side and a remark on the trailing one.
final class HeadingCell: UICollectionViewCell, TypedCellType {
  typealias Item = HeadingItem

  private static let top: CGFloat = 16
  private static let bottom: CGFloat = 6

  private let title = UILabel(.title3, weight: .bold)
  private let remark = UILabel(.subheadline, color: .secondaryLabel)
  private lazy var leading = title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
  private lazy var trailing = remark.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.addForConstraints(title, remark)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    remark.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      leading, trailing,
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.top),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.bottom),
      remark.leadingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      remark.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: HeadingItem) {
    title.text = item.title
    remark.text = item.remark
    leading.constant = item.side
    trailing.constant = -item.side
  }
}
