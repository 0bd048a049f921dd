import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite("The form") struct FormScreenTests {
  private let controller = FormScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      traits: UITraitCollection(displayScale: 1))
  }

  private var reservation: Reservation { controller.model.reservation }

  private func fillIn(_ prompt: String, _ text: String) throws {
    try screen.tap(prompt)
    try screen.type(text)
  }

  private func isEnabled(_ title: String) throws -> Bool {
    screen.settle()
    let buttons = controller.view.descendants(UIButton.self)
    return try #require(buttons.first { $0.configuration?.title == title }).isEnabled
  }

  @Test("A table can be reserved when the required fields are filled in")
  func reserve() throws {
    #expect(try !isEnabled("Reserve"))
    try fillIn("Name", "Clara")
    #expect(try !isEnabled("Reserve"))
    try fillIn("E-mail", "clara@example.com")
    #expect(try isEnabled("Reserve"))
    try screen.tap("Lunch")
    try screen.tap("Reserve")

    #expect(reservation.name == "Clara")
    #expect(reservation.email == "clara@example.com")
    #expect(screen.text.contains("Lunch for 2, Clara"))
  }

  @Test("The message about an invalid address comes and goes while the user types")
  func message() throws {
    let message = "Enter an address such as clara@example.com."
    try fillIn("E-mail", "clara@example")
    #expect(screen.text.contains(message))
    try screen.type(".com")

    // The field has kept the focus and the caret while the row below it was removed.
    #expect(reservation.email == "clara@example.com")
    #expect(!screen.text.contains(message))
  }

  @Test("The license plate is required only with a parking space")
  func parking() throws {
    try fillIn("Name", "Clara")
    try fillIn("E-mail", "clara@example.com")
    #expect(!screen.text.contains("License plate"))
    try screen.tap("Parking space")
    #expect(reservation.needsParking)
    #expect(try !isEnabled("Reserve"))
    try fillIn("License plate", "HH-LB 60")
    #expect(try isEnabled("Reserve"))
    try screen.tap("Parking space")

    #expect(!screen.text.contains("License plate"))
    #expect(try isEnabled("Reserve"))
  }

  @Test("A change of the model is displayed in the controls")
  func model() throws {
    controller.model.reservation.name = "Wei"
    controller.model.reservation.needsParking = true
    screen.settle()

    #expect(controller.view.descendants(UITextField.self).first?.text == "Wei")
    #expect(controller.view.descendants(UISwitch.self).first?.isOn == true)
  }

  @Test("The empty form and one with a message match their golden pictures")
  func pictures() throws {
    expectImage(screen.image(), named: "form_empty")
    controller.model.reservation.name = "Clara Ahrens"
    controller.model.reservation.email = "clara"
    controller.model.reservation.needsParking = true
    expectImage(screen.image(), named: "form_message")
  }
}
