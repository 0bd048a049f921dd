import LegoViews
import UIKit

extension CalendarMonth {
  /// The letters of the weekdays, in columns.
  @MainActor var weekdaysHeader: some TypedItemType {
    ViewItem(id: "weekdays") {
      HBox {
        for weekday in CalendarMonth.weekdays {
          UILabel().text(weekday).textStyle(.caption1, weight: .semibold)
            .textColor(.secondaryLabel).textAlignment(.center).size(.fill, .wrap)
        }
      }
      .padding(top: 8, bottom: 4)
    }
  }

  /// Returns an empty position of the week in which the month begins.
  @MainActor static func blank(_ position: Int) -> some TypedItemType {
    ViewItem(id: -position) { UIView() }
  }
}
