import Foundation
import LegoKit

/// An amount of money in cents.
struct Price: Hashable {
  let cents: Int

  /// The formatted amount.
  var text: String {
    let rest = cents % 100
    return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A product of an order and the number of its pieces.
struct OrderLine: Hashable, Identifiable {
  let id: Int
  let name: String
  let count: Int
  let price: Price

  /// The price of all pieces.
  var total: Price { Price(cents: count * price.cents) }
}

/// The way an order is sent.
enum Shipping: String, CaseIterable {
  case pickup = "Pick up"
  case standard = "Standard"
  case express = "Express"

  /// The costs.
  var price: Price {
    switch self {
    case .pickup: Price(cents: 0)
    case .standard: Price(cents: 490)
    case .express: Price(cents: 1250)
    }
  }
}

/// An order, and what is needed to pay it.
final class CheckoutModel: LegoObservableObject {
  /// The state of the payment.
  enum Payment: Hashable {
    case open, paying, paid
    case failed(String)
  }

  let lines = [
    OrderLine(id: 1, name: "Speicher floor lamp", count: 1, price: Price(cents: 14_900)),
    OrderLine(id: 2, name: "Stoneware mug", count: 4, price: Price(cents: 1_850)),
  ]
  @LegoPublished var shipping = Shipping.standard
  @LegoPublished private(set) var payment = Payment.open

  @Validated(
    .required("Enter your e-mail address."), .email("Enter an address such as clara@example.com."))
  var mail = ""
  @Validated(
    .init("A card number has 16 digits.") { $0.count == 16 },
    .init("This is not a card number.", isMet: CheckoutModel.isCardNumber))
  var card = ""
  @Validated(
    .init("Enter the month and the year, such as 04/31.", isMet: CheckoutModel.isMonth),
    .init("This card has expired.") { CheckoutModel.isCurrent($0) })
  var expiry = ""
  @Validated(.init("The code has three digits.") { $0.count == 3 })
  var code = ""

  private let charge: @MainActor (Price) async throws -> Void

  /// Creates an order with a function that charges the card.
  init(charge: @escaping @MainActor (Price) async throws -> Void = CheckoutModel.charge) {
    self.charge = charge
  }

  /// The price of all products and of the shipping.
  var total: Price {
    Price(cents: lines.reduce(shipping.price.cents) { $0 + $1.total.cents })
  }

  /// Whether all fields are filled in as they have to be.
  var isComplete: Bool { $mail.isValid && $card.isValid && $expiry.isValid && $code.isValid }

  /// Whether the order can't be changed any more.
  var isLocked: Bool { payment == .paying || payment == .paid }

  /// The reason why the card could not be charged, or `nil`.
  var failure: String? {
    if case .failed(let reason) = payment { reason } else { nil }
  }

  /// Charges the card, unless that has been done.
  func pay() async {
    guard isComplete, !isLocked else { return }
    payment = .paying
    do {
      try await charge(total)
      payment = .paid
    } catch {
      payment = .failed(error.localizedDescription)
    }
  }

  /// Succeeds after a second and a half.
  static func charge(_ price: Price) async throws {
    try await Task.sleep(nanoseconds: 1_500_000_000)
  }
}

// MARK: Rules

extension CheckoutModel {
  /// Returns whether the last digit of a number is the check digit of the others.
  nonisolated static func isCardNumber(_ number: String) -> Bool {
    let digits = number.reversed().compactMap(\.wholeNumberValue)
    let sum = digits.enumerated().reduce(0) { sum, digit in
      let value = digit.offset.isMultiple(of: 2) ? digit.element : digit.element * 2
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum.isMultiple(of: 10)
  }

  /// Returns whether four digits begin with a month.
  nonisolated static func isMonth(_ text: String) -> Bool {
    text.count == 4 && Int(text.prefix(2)).map { 1...12 ~= $0 } == true
  }

  /// Returns whether a month and the last two digits of a year are not over on a day.
  nonisolated static func isCurrent(_ text: String, on day: Date = Date()) -> Bool {
    guard let month = Int(text.prefix(2)), let year = Int(text.suffix(2)) else { return false }
    let today = Calendar.current.dateComponents([.year, .month], from: day)
    return (2000 + year) * 12 + month >= (today.year ?? 0) * 12 + (today.month ?? 0)
  }
}
