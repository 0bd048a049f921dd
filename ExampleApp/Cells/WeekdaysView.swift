import UIKit

/// The letters of the weekdays over the columns of a month.
final class WeekdaysView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: CalendarMonth.weekdays.map(Self.label))
    row.distribution = .fillEqually
    addPinned(row, insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 4, trailing: 0))
  }

  required init?(coder: NSCoder) { nil }

  private static func label(of weekday: String) -> UILabel {
    let label = UILabel(.caption1, color: .secondaryLabel, weight: .semibold)
    label.text = weekday
    label.textAlignment = .center
    return label
  }
}
