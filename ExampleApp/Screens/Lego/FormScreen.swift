import LegoKit
import UIKit

/// A form that is bound to a model: rows and messages appear, and the button is enabled, by it.
final class FormScreen: UIViewController, LegoContainer {
  @StateObject var model = FormModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(.list(.insetGrouped), header: TextHeader("Guest")) {
        TextFieldRow("Name", text: $model.reservation.name, prompt: "Required")
        TextFieldRow("E-mail", text: $model.reservation.email, prompt: "Required")
          .keyboard(.emailAddress, contentType: .emailAddress, capitalization: .none)
        if let message = model.reservation.emailMessage { warning(message) }
      }
      Section(.list(.insetGrouped), header: TextHeader("Table")) {
        SegmentRow(
          "Meal", selection: $model.reservation.meal, options: Reservation.Meal.allCases
        ) { $0.rawValue }
        StepperRow("Guests", value: $model.reservation.guestCount, in: 1...8)
        SwitchRow("Parking space", isOn: $model.reservation.needsParking)
        if model.reservation.needsParking {
          TextFieldRow("License plate", text: $model.reservation.licensePlate, prompt: "Required")
        }
      }
      Section(.list(.insetGrouped)) {
        ButtonRow("Reserve") { [weak self] in self?.model.reserve() }
          .disabled(!model.reservation.isComplete)
        if let confirmation = model.confirmation {
          TextRow(confirmation).accessories(.checkmark)
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reservation"
    legoRenderer.render(in: view)
  }

  private func warning(_ text: String) -> some LegoItem {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.color = .systemRed
    return ConfigurationItem(id: "warning", content)
  }
}
