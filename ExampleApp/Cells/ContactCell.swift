import LegoKit
import UIKit

/// A contact of a list.
struct ContactItem: TypedItemType, Hashable {
  typealias CellType = ContactCell

  let person: Person
  var id: Int { person.id }
}

/// Initials in a circle, the name, and the role.
final class ContactCell: UICollectionViewCell, TypedCellType {
  typealias Item = ContactItem

  private enum Metrics {
    static let side: CGFloat = 16
    static let gap: CGFloat = 12
    static let avatar: CGFloat = 40
    static let vertical: CGFloat = 10
    static let betweenLines: CGFloat = 2
    static let hairline: CGFloat = 0.5
  }

  private let initials = UILabel(.subheadline, color: .white, weight: .semibold)
  private let name = UILabel(.body, lines: 2)
  private let role = UILabel(.subheadline, color: .secondaryLabel, lines: 2)
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    initials.textAlignment = .center
    initials.layer.cornerRadius = Metrics.avatar / 2
    initials.clipsToBounds = true
    initials.font = .systemFont(ofSize: 15, weight: .semibold)
    initials.adjustsFontForContentSizeCategory = false
    separator.backgroundColor = .separator
    initials.constrain(width: Metrics.avatar, height: Metrics.avatar)
    let texts = UIStackView.column(name, role, spacing: Metrics.betweenLines)
    contentView.addPinned(
      UIStackView.row(initials, texts, spacing: Metrics.gap, alignment: .top),
      insets: .init(
        top: Metrics.vertical, leading: Metrics.side, bottom: Metrics.vertical,
        trailing: Metrics.side))
    contentView.addForConstraints(separator)
    NSLayoutConstraint.activate(separatorConstraints)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: ContactItem) {
    initials.text = item.person.initials
    initials.backgroundColor = UIColor(
      hue: CGFloat(item.person.id * 37 % 100) / 100, saturation: 0.5, brightness: 0.7, alpha: 1)
    name.text = item.person.name
    role.text = item.person.role
  }

  private var separatorConstraints: [NSLayoutConstraint] {
    [
      separator.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: Metrics.hairline),
    ]
  }
}
