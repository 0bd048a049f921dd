import LegoKit
import UIKit

/// A month of days to select, and the events of the selected day.
final class CalendarScreen: UIViewController, LegoContainer {
  @State private var selectedDay: Int? = CalendarMonth.september.today
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private let month = CalendarMonth.september

  var lego: Lego {
    Lego {
      Section(id: "days", layout: Self.days, header: WeekdaysItem()) {
        for place in 0..<month.daysBefore { BlankItem(id: -place).canSelect(false) }
        for day in 1...month.dayCount { CalendarDayItem(day: day, month: month) }
      }
      .selection($selectedDay)
      Section(id: "events", layout: RowsLayout()) {
        let events = selectedDay.map(month.events) ?? []
        if events.isEmpty { EventItem(event: nil).canSelect(false) }
        for event in events { EventItem(event: event).canSelect(false) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = month.title
    legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
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
