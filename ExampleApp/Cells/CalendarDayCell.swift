import LegoKit
import UIKit

/// A day of a month.
struct CalendarDayItem: TypedItemType, Hashable {
  typealias CellType = CalendarDayCell

  let day: Int
  let month: CalendarMonth

  var id: Int { day }
}

/// An empty position before the first day of a month.
struct BlankItem: TypedItemType, Hashable {
  typealias CellType = BlankCell

  let id: Int
}

/// An empty cell.
final class BlankCell: UICollectionViewCell, TypedCellType {
  func update(with item: BlankItem) {}
}

/// A day of a month: its number, in a circle when it is selected, and a dot for each event.
final class CalendarDayCell: UICollectionViewCell, TypedCellType {
  typealias Item = CalendarDayItem

  private enum Metrics {
    static let circle: CGFloat = 34
    static let dot: CGFloat = 6
    static let gap: CGFloat = 3
    static let mostDots = 3
  }

  private let number = UILabel(.body)
  private let dots = UIStackView()
  private lazy var side = number.widthAnchor.constraint(equalToConstant: Metrics.circle)
  private var isToday = false

  override var isSelected: Bool { didSet { updateSelection() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.textAlignment = .center
    number.clipsToBounds = true
    dots.spacing = Metrics.gap
    let column = UIStackView.column(number, dots, spacing: Metrics.gap)
    column.alignment = .center
    contentView.addForConstraints(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.gap),
      column.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      side, number.heightAnchor.constraint(equalTo: number.widthAnchor),
      dots.heightAnchor.constraint(equalToConstant: Metrics.dot),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: CalendarDayItem) {
    let (day, month) = (item.day, item.month)
    number.text = "\(day)"
    isToday = day == month.today
    isAccessibilityElement = true
    accessibilityLabel = "Day \(day)"
    for dot in dots.arrangedSubviews { dot.removeFromSuperview() }
    for event in month.events(on: day).prefix(Metrics.mostDots) {
      dots.addArrangedSubview(dot(hue: event.hue))
    }
    updateSelection()
  }

  override func layoutSubviews() {
    side.constant = UIFontMetrics.default.scaledValue(
      for: Metrics.circle, compatibleWith: traitCollection)
    number.layer.cornerRadius = side.constant / 2
    super.layoutSubviews()
  }

  private func updateSelection() {
    number.backgroundColor = isSelected ? (isToday ? .systemRed : .label) : .clear
    let selectedText: UIColor = isToday ? .white : .systemBackground
    number.textColor = isSelected ? selectedText : (isToday ? .systemRed : .label)
  }

  private func dot(hue: Double) -> UIView {
    let dot = UIView()
    dot.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.85, alpha: 1)
    dot.layer.cornerRadius = Metrics.dot / 2
    dot.constrain(width: Metrics.dot, height: Metrics.dot)
    return dot
  }
}
