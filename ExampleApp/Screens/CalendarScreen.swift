import LegoKit
import UIKit

/// A month of days to select, and the events of the selected day.
final class CalendarScreen: LegoViewController {
  @State private var selectedDay: Int? = CalendarMonth.september.today
  private let month = CalendarMonth.september

  override var lego: Lego {
    Lego {
      Section(id: "days", layout: Self.days, header: month.weekdaysHeader) {
        for position in 0..<month.daysBefore {
          CalendarMonth.blank(position).canSelect(false)
        }
        for day in 1...month.dayCount { CalendarDayItem(day: day, month: month) }
      }
      .selection($selectedDay)
      Section(id: "events", layout: .rows()) {
        let events = selectedDay.map(month.events) ?? []
        if events.isEmpty { CalendarMonth.Event.row(of: nil).canSelect(false) }
        for event in events { CalendarMonth.Event.row(of: event).canSelect(false) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = month.title
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
  }

  /// Returns a section with seven columns; rows are higher for larger text sizes.
  private static func days(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let height = UIFontMetrics.default.scaledValue(
      for: 52, compatibleWith: environment.traitCollection)
    let week = GroupLayoutBox(width: .w(1), height: .absolute(height)) {
      ItemLayoutBox(columns: 7, width: .w(1 / 7), height: .h(1))
    }
    let section = NSCollectionLayoutSection(group: week.toBuild())
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 12, trailing: 8)
    return section
  }
}
