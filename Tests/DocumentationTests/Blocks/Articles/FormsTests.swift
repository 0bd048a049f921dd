import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

final class CheckoutScreen: LegoViewController {
  enum Field: Hashable { case name, mail, card, month, note }

  @Validated(.required("Enter your name.")) var name = ""
  @Validated(.required("Enter an address."), .email("That is no address.")) var mail = ""
  @Validated(.init("A number has 16 digits.") { $0.count == 16 }) var card = ""
  @Validated(.init("Enter the month and the year.") { $0.count == 4 }) var month = ""
  @State var note = ""
  @Focus var field: Field? = .name

  override var lego: Lego {
    Lego {
      Section(id: "buyer", layout: .list(.insetGrouped), header: TextHeader("Buyer")) {
        TextFieldRow("Name", text: $name)
          .keyboard(.default, contentType: .name, capitalization: .words)
          .focused($field, equals: .name)
        TextFieldRow("Mail", text: $mail)
          .keyboard(
            .emailAddress, contentType: .emailAddress, capitalization: .none, correction: .no
          )
          .focused($field, equals: .mail)
      }
      Section(id: "card", layout: .list(.insetGrouped), header: TextHeader("Card")) {
        TextFieldRow("Number", text: $card)
          .formatted("#### #### #### ####")
          .keyboard(.numberPad, contentType: .creditCardNumber)
          .focused($field, equals: .card)
        TextFieldRow("Valid until", text: $month, prompt: "MM/YY")
          .formatted("##/##")
          .keyboard(.numberPad)
          .focused($field, equals: .month)
        TextViewRow("A note to the shop", text: $note, lineLimit: 4)
          .focused($field, equals: .note)
      }
      Section(id: "pay", layout: .list(.insetGrouped)) {
        ButtonRow("Pay") { [weak self] in self?.pay() }
      }
    }
    .focusArrows()
  }

  private func pay() {
    let values: [(Field, Bool)] = [
      (.name, $name.validate()), (.mail, $mail.validate()),
      (.card, $card.validate()), (.month, $month.validate()),
    ]
    field = values.first { !$0.1 }?.0
  }
}

private final class PasswordScreen: LegoViewController {
  @Validated(.init("Use a digit.") { $0.contains(where: \.isNumber) }) var password = ""

  override var lego: Lego {
    Lego { Section(id: 0, layout: .rows()) { TextFieldRow("Password", text: $password) } }
  }
}

/// The code of the article "Forms".
@MainActor @Suite("Forms") struct FormsTests {
  @Test("A form is filled in from field to field, and the button leads to what is missing")
  func checkout() throws {
    let controller = CheckoutScreen()
    let screen = Screen(controller, size: CGSize(width: 390, height: 640))
    // Editing begins in the first field.
    try screen.type("Clara")
    controller.field = .card
    screen.settle()
    try screen.type("411122223333444")
    #expect(controller.name == "Clara" && controller.card == "411122223333444")
    try screen.tap("Pay")
    #expect(controller.field == .mail)
    #expect(screen.text.contains("Enter an address.") && screen.text.contains("16 digits"))
    expectDocumentationImage(screen.image(), named: "form", in: "LegoKit")
    screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    expectDocumentationImage(screen.image(), named: "form~dark", in: "LegoKit")
    try screen.type("clara@example.org")
    (controller.card, controller.month) = ("4111222233334444", "0931")
    screen.settle()
    #expect(screen.text.contains("09/31") && !screen.text.contains("Enter"))
    try screen.tap("Pay")
    #expect(controller.field == nil)
  }

  @Test("A rule of one's own has a message") func rule() {
    let controller = PasswordScreen()
    let screen = Screen(controller)
    controller.$password.validate()
    screen.settle()
    #expect(screen.text.contains("Use a digit."))
    controller.password = "abc1"
    #expect(controller.$password.isValid)
  }
}
