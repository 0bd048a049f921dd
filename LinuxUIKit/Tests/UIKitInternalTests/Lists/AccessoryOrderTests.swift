import Testing

@testable import UIKit

/// The order of accessories (uikit.md, 3.4.5).
@Suite("Order of accessories") @MainActor struct AccessoryOrderTests {
  private func names(_ accessories: [UICellAccessory]) -> [String] {
    accessories.map { accessory in
      if case .customView(let view) = accessory.kind { return "view \(view.tag)" }
      if case .label(let text, _, _) = accessory.kind { return text }
      return "\(accessory.kind)"
    }
  }

  private func view(_ tag: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    let view = UIView()
    view.tag = tag
    return .customView(configuration: .init(customView: view, placement: placement))
  }

  @Test("System accessories have their order, whatever the order in which they are given")
  func system() {
    let order = AccessoryOrder(
      [
        .reorder(), .disclosureIndicator(), .checkmark(), .detail(), .label(text: "3"),
        .multiselect(), .insert(), .delete(),
      ], isEditing: true)
    #expect(names(order.leading) == ["delete", "insert", "multiselect"])
    #expect(
      names(order.trailing) == ["3", "detail", "checkmark", "disclosureIndicator", "reorder"])
  }

  @Test("Those of another editing state take no room")
  func editing() {
    let accessories: [UICellAccessory] = [
      .delete(), .checkmark(displayed: .whenNotEditing), .disclosureIndicator(),
    ]
    let still = AccessoryOrder(accessories, isEditing: false)
    #expect(names(still.leading + still.trailing) == ["checkmark", "disclosureIndicator"])
    let editing = AccessoryOrder(accessories, isEditing: true)
    #expect(names(editing.leading + editing.trailing) == ["delete", "disclosureIndicator"])
  }

  @Test("Views of one's own are nearest to the content, or where they say")
  func customViews() {
    let order = AccessoryOrder(
      [
        .delete(displayed: .always), view(1, .leading()), view(2, .trailing()), .checkmark(),
        view(3, .trailing(displayed: .always, at: { $0.count })),
      ], isEditing: false)
    #expect(names(order.leading) == ["delete", "view 1"])
    #expect(names(order.trailing) == ["view 2", "checkmark", "view 3"])
  }

  @Test("Slots are 24 points, of arrows 14, of texts and views their own, or what is asked for")
  func slots() {
    func width(_ accessory: UICellAccessory) -> CGFloat {
      accessory.appearance.slotWidth(of: accessory.kind, own: 33)
    }
    #expect(width(.checkmark()) == 24)
    #expect(width(.disclosureIndicator()) == 14)
    #expect(width(.label(text: "3")) == 33)
    #expect(width(.label(text: "3", options: .init(reservedLayoutWidth: .standard))) == 24)
    #expect(width(.checkmark(options: .init(reservedLayoutWidth: .custom(50)))) == 50)
    #expect(width(.checkmark(options: .init(reservedLayoutWidth: .actual))) == 33)
  }
}
