import LegoKit
import UIKit

/// A row with a message.
struct MessageItem: TypedItemType, Hashable {
  typealias CellType = MessageCell

  let message: ChatMessage
  var id: Int { message.id }
}

/// A bubble at the author's side, with the text and the time below each other.
final class MessageCell: UICollectionViewCell, TypedCellType {
  typealias Item = MessageItem

  private enum Metrics {
    static let side: CGFloat = 12
    static let otherSide: CGFloat = 56
    static let padding = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 6, trailing: 12)
  }

  private let bubble = UIView()
  private let text = UILabel(.body, lines: 0)
  private let time = UILabel(.caption2)
  private let check = UIImageView(
    image: UIImage(
      systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(textStyle: .caption2))
  )
  private lazy var atStart = [
    bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Metrics.side),
    bubble.trailingAnchor.constraint(
      lessThanOrEqualTo: contentView.trailingAnchor, constant: -Metrics.otherSide),
  ]
  private lazy var atEnd = [
    bubble.leadingAnchor.constraint(
      greaterThanOrEqualTo: contentView.leadingAnchor, constant: Metrics.otherSide),
    bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Metrics.side),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    let remark = UIStackView(arrangedSubviews: [time, check])
    remark.spacing = 3
    remark.alignment = .center
    let column = UIStackView(arrangedSubviews: [text, remark])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 1
    bubble.layer.cornerRadius = 17
    bubble.layer.cornerCurve = .continuous
    bubble.addPinned(column, insets: Metrics.padding)
    contentView.addForConstraints(bubble)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: MessageItem) {
    let isMine = item.message.isMine
    text.text = item.message.text
    time.text = item.message.time
    text.textColor = isMine ? .white : .label
    time.textColor = isMine ? UIColor(white: 1, alpha: 0.75) : .secondaryLabel
    check.tintColor = time.textColor
    check.isHidden = !isMine
    bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
    NSLayoutConstraint.deactivate(isMine ? atStart : atEnd)
    NSLayoutConstraint.activate(isMine ? atEnd : atStart)
  }
}
