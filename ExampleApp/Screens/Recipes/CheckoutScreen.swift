import LegoKit
import UIKit

/// An order, its shipping and the card that pays it; the button is enabled when all fields are valid.
final class CheckoutScreen: LegoViewController {
  /// A field that the user edits.
  enum Field: Hashable { case mail, card, expiry, code }

  @StateObject var model: CheckoutModel
  @Focus var field: Field?

  /// Creates a screen for an order.
  init(_ model: CheckoutModel = CheckoutModel()) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "order", layout: .list(.insetGrouped), header: TextHeader("Order")) {
        for line in model.lines {
          ValueRow("\(line.count) × \(line.name)", line.total.text, id: line.id)
        }
        PickerRow("Shipping", selection: $model.shipping, options: Shipping.allCases) {
          "\($0.rawValue), \($0.price.text)"
        }
        .disabled(model.isLocked)
        ValueRow("Total", model.total.text)
      }
      Section(id: "card", layout: .list(.insetGrouped), header: TextHeader("Payment")) {
        TextFieldRow("E-mail", text: model.$mail)
          .keyboard(
            .emailAddress, contentType: .emailAddress, capitalization: .none, correction: .no
          )
          .disabled(model.isLocked).focused($field, equals: .mail)
        TextFieldRow("Card", text: model.$card, prompt: "0000 0000 0000 0000")
          .formatted("#### #### #### ####")
          .keyboard(.numberPad, contentType: .creditCardNumber)
          .disabled(model.isLocked).focused($field, equals: .card)
        TextFieldRow("Valid until", text: model.$expiry, prompt: "MM/YY")
          .formatted("##/##").keyboard(.numberPad)
          .disabled(model.isLocked).focused($field, equals: .expiry)
        TextFieldRow("Code", text: model.$code, prompt: "000")
          .formatted("###").keyboard(.numberPad).secure()
          .disabled(model.isLocked).focused($field, equals: .code)
      }
      Section(id: "pay", layout: .list(.insetGrouped)) {
        switch model.payment {
        case .open, .failed:
          ButtonRow("Pay \(model.total.text)", id: "pay") { [weak self] in self?.pay() }
            .disabled(!model.isComplete)
        case .paying:
          ProgressRow("Paying", value: nil)
        case .paid:
          TextRow("Paid. The receipt is in your mail.").accessories(.checkmark)
        }
        if let failure = model.failure { TextRow(failure, id: "failure").textColor(.systemRed) }
      }
    }
    .focusArrows()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
  }

  private func pay() {
    field = nil
    Task { [model] in await model.pay() }
  }
}
