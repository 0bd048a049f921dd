import LegoKit
import UIKit

/// The text in one field of a table.
struct TableTextItem: TypedItemType, Hashable {
  typealias CellType = TableTextCell

  /// The kind of a field: a text, or a number with trailing alignment.
  enum Kind: Hashable, Sendable {
    case text, number
  }

  let id: String
  let text: String
  var kind = Kind.text
}

/// One field of a table, with a line below it.
final class TableTextCell: UICollectionViewCell, TypedCellType {
  typealias Item = TableTextItem

  private static let insets = NSDirectionalEdgeInsets(top: 9, leading: 4, bottom: 9, trailing: 4)

  private let label = UILabel(.subheadline, lines: 2)
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    contentView.addPinned(label, insets: Self.insets)
    contentView.addForConstraints(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: TableTextItem) {
    label.text = item.text
    label.textAlignment = item.kind == .number ? endAlignment : .natural
    contentView.backgroundColor = .systemBackground
  }
}
