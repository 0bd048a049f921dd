import LegoViews
import UIKit

extension CalendarEvent {
  /// A row with a stripe in the event's color, its title and its time.
  @MainActor var row: ViewItem<CalendarEvent.ID, CalendarEvent, UIView> {
    ViewItem(id: id, self) { event in
      HBox {
        UIView().backgroundColor(event.map { $0.color }).cornerRadius(2).size(4, .fill)
        VBox {
          UILabel().text(event.map { $0.title }).textStyle(.body).numberOfLines(0)
            .size(.fill, .wrap)
          UILabel().text(event.map { $0.time }).textStyle(.footnote).textColor(.secondaryLabel)
            .size(.fill, .wrap)
        }
        .space(2).size(.fill, .wrap)
      }
      .space(12).padding(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
  }

  /// The color of the event's stripe and dot.
  var color: UIColor { CalendarDay.color(ofHue: hue) }
}

extension CalendarDay {
  /// The color of the circle.
  var color: UIColor { isSelected ? isToday ? .systemRed : .label : .clear }

  /// The color of the number.
  var textColor: UIColor {
    isSelected ? isToday ? .white : .systemBackground : isToday ? .systemRed : .label
  }

  /// Returns the color of a dot, which is clear if the day has fewer events.
  func color(ofDot index: Int) -> UIColor {
    hues.indices.contains(index) ? Self.color(ofHue: hues[index]) : .clear
  }

  /// Returns a color of events.
  static func color(ofHue hue: Double) -> UIColor {
    UIColor(hue: hue, saturation: 0.6, brightness: 0.85, alpha: 1)
  }
}
