import LegoViews
import UIKit

/// A day of a month.
struct CalendarDayItem: TypedItemType, Hashable {
  typealias CellType = CalendarDayCell

  let day: Int
  let month: CalendarMonth

  var id: Int { day }
}

/// A day of a month: its number, in a circle when it is selected, and a dot for each event.
///
/// It has a class because its colors follow the selection of the cell.
final class CalendarDayCell: UICollectionViewCell, TypedCellType {
  typealias Item = CalendarDayItem

  private enum Metrics {
    static let circle: CGFloat = 34
    static let dot: CGFloat = 6
    static let gap: CGFloat = 3
    static let mostDots = 3
  }

  private let number = UILabel().textStyle(.body).textAlignment(.center).clipped()
  private let dots = HBox().space(Metrics.gap).height(.equalTo(Metrics.dot))
  private var isToday = false
  /// The diameter of the circle, in points, which follows the text size.
  private var side: CGFloat = 0

  override var isSelected: Bool { didSet { updateSelection() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.arrangeViews {
      VBox {
        number
        dots
      }
      .space(Metrics.gap).padding(top: Metrics.gap).justifyContent(.centerX)
      .alignment(.allEdges)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: CalendarDayItem) {
    let (day, month) = (item.day, item.month)
    number.text("\(day)")
    isToday = day == month.today
    isAccessibilityElement = true
    accessibilityLabel = "Day \(day)"
    for dot in dots.subviews { dot.removeFromSuperview() }
    dots.arrangeViews {
      for event in month.events(on: day).prefix(Metrics.mostDots) { Self.dot(of: event) }
    }
    updateSelection()
  }

  override func layoutSubviews() {
    let side = UIFontMetrics.default.scaledValue(
      for: Metrics.circle, compatibleWith: traitCollection)
    if side != self.side { setSide(side) }
    super.layoutSubviews()
  }

  private func setSide(_ side: CGFloat) {
    self.side = side
    number.size(.equalTo(side), .equalTo(side)).cornerRadius(side / 2)
  }

  private func updateSelection() {
    number.backgroundColor = isSelected ? (isToday ? .systemRed : .label) : .clear
    let selectedText: UIColor = isToday ? .white : .systemBackground
    number.textColor = isSelected ? selectedText : (isToday ? .systemRed : .label)
  }

  private static func dot(of event: CalendarMonth.Event) -> UIView {
    UIView().backgroundColor(event.color).cornerRadius(Metrics.dot / 2)
      .size(.equalTo(Metrics.dot), .equalTo(Metrics.dot))
  }
}
