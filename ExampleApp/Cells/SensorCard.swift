import LegoViews
import UIKit

/// A sensor of the dashboard.
typealias SensorItem = ViewItem<Sensor.ID, Sensor, UIView>

extension Sensor {
  /// A card with the name and the temperature, and a thermometer in the color of the temperature.
  @MainActor var card: SensorItem {
    ViewItem(id: id, self) { sensor in
      ZBox {
        HBox {
          VBox {
            UILabel().text(sensor.name).textStyle(.footnote).textColor(.secondaryLabel)
              .size(.fill, .wrap)
            UILabel().text(sensor.reading).textStyle(.title3, weight: .semibold)
              .size(.fill, .wrap)
          }
          .size(.fill, .wrap)
          UIImageView().systemImage("thermometer").contentMode(.center)
            .symbolConfiguration(UIImage.SymbolConfiguration(textStyle: .title3))
            .tintColor(sensor.map { $0.color })
        }
        .space(4).justifyContent(.centerY).padding(top: 0, leading: 12, bottom: 0, trailing: 8)
        .backgroundColor(.secondarySystemGroupedBackground).cornerRadius(12)
        .margin(top: 4, leading: 6, bottom: 4, trailing: 6).size(.fill, .fill)
      }
    }
  }

  /// The color of the temperature: blue below 20 °C, orange from 25 °C on.
  private var color: UIColor {
    tenths < 200 ? .systemBlue : tenths < 250 ? .systemGreen : .systemOrange
  }
}
