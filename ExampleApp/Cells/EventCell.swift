import LegoKit
import UIKit

/// An event of a day; nil stands for a day without events.
struct EventItem: TypedItemType, Hashable {
  typealias CellType = EventCell

  let event: CalendarMonth.Event?

  var id: Int? { event?.id }
}

/// An event: a stripe in its color, its title and its time.
final class EventCell: UICollectionViewCell, TypedCellType {
  typealias Item = EventItem

  private let stripe = UIView()
  private let title = UILabel(.body, lines: 0)
  private let time = UILabel(.footnote, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    stripe.layer.cornerRadius = 2
    let lines = UIStackView.column(title, time, spacing: 2)
    contentView.addPinned(
      UIStackView.row(stripe, lines, spacing: 12, alignment: .fill),
      insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    stripe.widthAnchor.constraint(equalToConstant: 4).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: EventItem) {
    let event = item.event
    title.text = event?.title ?? "Nothing planned"
    title.textColor = event == nil ? .secondaryLabel : .label
    time.text = event?.time
    time.isHidden = event == nil
    stripe.isHidden = event == nil
    stripe.backgroundColor = event.map {
      UIColor(hue: $0.hue, saturation: 0.6, brightness: 0.85, alpha: 1)
    }
  }
}
