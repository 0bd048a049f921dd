import LegoKit
import UIKit

/// The weekdays over the columns of a month.
struct WeekdaysItem: TypedItemType, Hashable {
  typealias CellType = WeekdaysCell

  let id = "weekdays"
}

/// The letters of the weekdays, in columns.
final class WeekdaysCell: UICollectionViewCell, TypedCellType {
  typealias Item = WeekdaysItem

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: CalendarMonth.weekdays.map(Self.label))
    row.distribution = .fillEqually
    contentView.addPinned(
      row, insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 4, trailing: 0))
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: WeekdaysItem) {}

  private static func label(of weekday: String) -> UILabel {
    let label = UILabel(.caption1, color: .secondaryLabel, weight: .semibold)
    label.text = weekday
    label.textAlignment = .center
    return label
  }
}
