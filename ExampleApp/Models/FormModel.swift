import LegoKit

/// A reservation of a table, as a guest fills it in.
struct Reservation: Hashable {
  /// The meal for which the table is reserved.
  enum Meal: String, CaseIterable {
    case lunch = "Lunch"
    case dinner = "Dinner"
  }

  var name = ""
  var email = ""
  var meal = Meal.dinner
  var guestCount = 2
  var needsParking = false
  var licensePlate = ""

  /// A message about an address without a name, an at sign and a domain; `nil` while it is empty.
  var emailMessage: String? {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress = parts.count == 2 && !parts.contains("") && email.contains(".")
    return email.isEmpty || isAddress ? nil : "Enter an address such as clara@example.com."
  }

  /// Whether all required fields are filled in.
  var isComplete: Bool {
    !name.isEmpty && !email.isEmpty && emailMessage == nil
      && !(needsParking && licensePlate.isEmpty)
  }
}

/// The reservation that a form edits.
final class FormModel: LegoObservableObject {
  /// The reservation.
  @LegoPublished var reservation = Reservation()
  /// The confirmation of the last request, or `nil`.
  @LegoPublished private(set) var confirmation: String?

  /// Requests the reservation.
  func reserve() {
    confirmation = "\(reservation.meal.rawValue) for \(reservation.guestCount), \(reservation.name)"
  }
}
