import UIKit

/// A day of a month: its number, in a circle when it is chosen, and a dot for each event.
final class CalendarDayCell: UICollectionViewCell {
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

  override var isSelected: Bool { didSet { showChoice() } }

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

  /// Shows a day of the month.
  func show(day: Int, of month: CalendarMonth) {
    number.text = "\(day)"
    isToday = day == month.today
    isAccessibilityElement = true
    accessibilityLabel = "Day \(day)"
    for dot in dots.arrangedSubviews { dot.removeFromSuperview() }
    for event in month.events(on: day).prefix(Metrics.mostDots) {
      dots.addArrangedSubview(dot(hue: event.hue))
    }
    showChoice()
  }

  override func layoutSubviews() {
    side.constant = UIFontMetrics.default.scaledValue(
      for: Metrics.circle, compatibleWith: traitCollection)
    number.layer.cornerRadius = side.constant / 2
    super.layoutSubviews()
  }

  private func showChoice() {
    number.backgroundColor = isSelected ? (isToday ? .systemRed : .label) : .clear
    let chosen: UIColor = isToday ? .white : .systemBackground
    number.textColor = isSelected ? chosen : (isToday ? .systemRed : .label)
  }

  private func dot(hue: Double) -> UIView {
    let dot = UIView()
    dot.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.85, alpha: 1)
    dot.layer.cornerRadius = Metrics.dot / 2
    dot.constrain(width: Metrics.dot, height: Metrics.dot)
    return dot
  }
}
