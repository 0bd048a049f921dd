import LegoKit
import UIKit

/// A form that is bound to a model: rows and messages appear, and the button is enabled, by it.
final class FormScreen: LegoViewController {
  @StateObject var model = FormModel()

  override var lego: Lego {
    Lego {
      Section(.list(.insetGrouped), header: TextHeader("Guest")) {
        TextFieldRow("Name", text: $model.reservation.name, prompt: "Required")
        TextFieldRow("E-mail", text: $model.reservation.email, prompt: "Required")
          .keyboard(.emailAddress, contentType: .emailAddress, capitalization: .none)
        if let message = model.reservation.emailMessage {
          TextRow(message, id: "warning").textColor(.systemRed)
        }
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
  }
}
