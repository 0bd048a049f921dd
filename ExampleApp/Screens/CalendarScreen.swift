import LegoKit
import UIKit

/// A month of days to select, and the events of the selected day.
final class CalendarScreen: UIViewController, LegoContainer {
  @State private var selectedDay = CalendarMonth.september.today
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private let month = CalendarMonth.september

  var lego: Lego {
    Lego {
      Section(id: "days", layout: Self.days, header: WeekdaysItem()) {
        for place in 0..<month.daysBefore { BlankItem(id: place) }
        for day in 1...month.dayCount { CalendarDayItem(day: day, month: month) }
      }
      Section(id: "events", layout: ListLayout()) {
        let events = month.events(on: selectedDay)
        if events.isEmpty { EventItem(event: nil) }
        for event in events { EventItem(event: event) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = month.title
    legoRenderer.render(in: view) {
      $0.backgroundColor = .systemBackground
      $0.delegate = self
    }
    selectToday()
  }

  private func selectToday() {
    let today = IndexPath(item: month.daysBefore + month.today - 1, section: 0)
    legoRenderer.collectionView?.selectItem(at: today, animated: false, scrollPosition: [])
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

extension CalendarScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    legoRenderer[indexPath, as: CalendarDayItem.self] != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = legoRenderer[indexPath, as: CalendarDayItem.self] else { return }
    selectedDay = item.day
  }
}
