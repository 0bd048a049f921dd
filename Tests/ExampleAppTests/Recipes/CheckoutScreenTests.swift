import Foundation
import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite("The checkout") struct CheckoutScreenTests {
  private struct Declined: LocalizedError {
    let errorDescription: String? = "The bank has declined the card."
  }

  /// A bank that charges cards when a test says so.
  @MainActor private final class Bank {
    var charged: [Price] = []
    var isOpen = false
    var declines = false

    func charge(_ price: Price) async throws {
      charged.append(price)
      while !isOpen { try await Task.sleep(nanoseconds: 1_000_000) }
      if declines { throw Declined() }
    }
  }

  private let bank = Bank()
  private let controller: CheckoutScreen
  private let screen: Screen

  init() {
    controller = CheckoutScreen(CheckoutModel { [bank] in try await bank.charge($0) })
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private var model: CheckoutModel { controller.model }

  private func field(_ title: String) throws -> UITextField {
    screen.settle()
    return try #require(
      controller.view.descendants(UITextField.self).first { $0.accessibilityLabel == title })
  }

  private func fillIn() throws {
    try screen.tap("E-mail")
    try screen.type("clara@example.com\n4242424242424242\n1299\n123\n")
  }

  @Test("The return key leads from field to field, and the button pays when all are valid")
  func order() async throws {
    #expect(throws: ScreenError.self) { try screen.tap("Pay €227.90") }
    try fillIn()
    #expect(controller.field == nil)
    #expect(model.card == "4242424242424242")
    #expect(try field("Card").text == "4242 4242 4242 4242")
    #expect(try field("Valid until").text == "12/99")
    try screen.tap("Pay €227.90")
    try await screen.wait { screen.text.contains("Paying") }
    #expect(try !field("E-mail").isEnabled)
    #expect(throws: ScreenError.self) { try screen.tap("Shipping") }
    bank.isOpen = true
    try await screen.wait { screen.text.contains("Paid. The receipt is in your mail.") }

    // 149.00 + 4 × 18.50 + 4.90 = 227.90
    #expect(bank.charged == [Price(cents: 22_790)])
  }

  @Test("A card that is declined has a message, and can be charged again")
  func declined() async throws {
    (bank.isOpen, bank.declines) = (true, true)
    try fillIn()
    try screen.tap("Pay €227.90")
    try await screen.wait { screen.text.contains("The bank has declined the card.") }
    bank.declines = false
    try screen.tap("Pay €227.90")
    try await screen.wait { screen.text.contains("Paid.") }

    #expect(bank.charged.count == 2)
    #expect(!screen.text.contains("declined"))
  }

  @Test("The total follows the shipping, and nothing but the two rows and the button is updated")
  func shipping() throws {
    try screen.tap("Shipping")
    let changes = try screen.changes { try screen.chooseMenuItem("Express, €12.50") }

    // 149.00 + 4 × 18.50 + 12.50 = 235.50
    #expect(screen.text.contains("Pay €235.50"))
    #expect(try screen.frame(of: "€235.50").height > 0)
    #expect(
      changes == [
        .reconfigured(["Shipping", "Total"], in: "order"), .reconfigured(["pay"], in: "pay"),
      ])
  }

  @Test("A message is below a field from the end of its editing until the field is valid")
  func messages() throws {
    try screen.tap("Card")
    try screen.type("4242 4242 4242 4241")
    #expect(!screen.text.contains("This is not a card number."))
    try screen.tap("Valid until")
    #expect(screen.text.contains("This is not a card number."))
    try screen.type("0120")
    try screen.tap("Code")
    #expect(screen.text.contains("This card has expired."))
    try screen.tap("Card")
    try screen.pressKey(.keyboardEnd)
    try screen.deleteBackward()
    #expect(screen.text.contains("A card number has 16 digits."))
    try screen.type("2")

    #expect(!screen.text.contains("card number"))
    #expect(controller.field == .card)
  }

  @Test("The arrows above the keyboard lead through the fields")
  func arrows() throws {
    try screen.tap("Card")
    let bar = try #require(try field("Card").inputAccessoryView as? UIToolbar)
    let next = try #require(bar.items?.first { $0.accessibilityLabel == "Next" })
    next.primaryAction?.performWithSender(nil, target: nil)
    screen.settle()

    #expect(controller.field == .expiry)
  }

  @Test("The edited field is above the software keyboard")
  func keyboard() throws {
    let controller = CheckoutScreen()
    // 300 points above the keyboard of 260 and its bar of 44.
    let screen = Screen(controller, size: CGSize(width: 390, height: 604))
    screen.keyboard = .software
    // Each tap ends the editing of an empty field, whose message moves the fields below.
    let fields: [(String, CheckoutScreen.Field)] = [
      ("E-mail", .mail), ("Card", .card), ("Valid until", .expiry), ("Code", .code),
    ]
    for (title, field) in fields {
      // The bar above the keyboard can cover the next field.
      if screen.keyboardFrame != nil { try screen.tap("Done") }
      try screen.tap(title)
      let keyboard = try #require(screen.keyboardFrame, "\(title)")
      #expect(controller.field == field)
      #expect(try screen.frame(of: title).maxY <= keyboard.minY, "\(title)")
    }
    #expect(screen.text.contains("Enter the month and the year, such as 04/31."))
  }

  @Test("A card number has its check digit", arguments: ["4242424242424242", "5555555555554444"])
  func checkDigit(number: String) {
    #expect(CheckoutModel.isCardNumber(number))
    // A change of one digit always changes the sum: no two digits count the same.
    for (index, digit) in number.enumerated() {
      for other in "0123456789" where other != digit {
        var digits = Array(number)
        digits[index] = other
        #expect(!CheckoutModel.isCardNumber(String(digits)), "\(String(digits))")
      }
    }
  }

  @Test("A card is valid until the end of its month")
  func expiry() throws {
    let calendar = Calendar.current
    let day = try #require(
      calendar.date(from: DateComponents(year: 2031, month: 4, day: 30, hour: 12)))
    #expect(CheckoutModel.isCurrent("0431", on: day))
    #expect(!CheckoutModel.isCurrent("0331", on: day))
    #expect(!CheckoutModel.isCurrent("1230", on: day))
    #expect(CheckoutModel.isCurrent("0132", on: day))
    #expect(!CheckoutModel.isMonth("1331") && !CheckoutModel.isMonth("0031"))
  }

  @Test("The audit finds nothing to improve but Apple's contrast, with messages too")
  func audit() throws {
    try screen.tap("Card")
    try screen.type("4\n1\n")

    #expect(screen.text.contains("A card number has 16 digits."))
    #expect(screen.issuesBesideContrast == [])
  }
}
