import LegoViews
import UIKit

/// An event of a day; `nil` is that of a day without events.
typealias EventItem = ViewItem<CalendarMonth.Event.ID?, CalendarMonth.Event?, UIView>

extension CalendarMonth.Event {
  /// Returns a row with a stripe in the event's color, its title and its time.
  ///
  /// The row of a day without events says so.
  @MainActor static func row(of event: CalendarMonth.Event?) -> EventItem {
    ViewItem(id: event?.id, event) { event in
      HBox {
        UIView().backgroundColor(event.map { $0?.color }).cornerRadius(2).size(4, .fill)
          .hidden(event.map { $0 == nil })
        VBox {
          UILabel().text(event.map { $0?.title ?? "Nothing planned" }).textStyle(.body)
            .textColor(event.map { $0 == nil ? UIColor.secondaryLabel : .label })
            .numberOfLines(0).size(.fill, .wrap)
          UILabel().text(event.map { $0?.time }).textStyle(.footnote).textColor(.secondaryLabel)
            .size(.fill, .wrap).hidden(event.map { $0 == nil })
        }
        .space(2).size(.fill, .wrap)
      }
      .space(12).padding(top: 8, leading: 16, bottom: 8, trailing: 16)
    }
  }

  /// The color of the event's stripe and dot.
  var color: UIColor { UIColor(hue: hue, saturation: 0.6, brightness: 0.85, alpha: 1) }
}
