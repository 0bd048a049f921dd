import Testing
import UIKit

@MainActor struct UIActionTests {
  @Test("An action without a given identifier has a generated one")
  func identifiers() {
    let (one, two) = (UIAction { _ in }, UIAction { _ in })

    #expect(one.identifier != two.identifier)
    #expect(UIAction(identifier: .init("save")) { _ in }.identifier == .init("save"))
  }

  @Test("An action has the attributes that it was given")
  func attributes() {
    let action = UIAction(title: "Delete", attributes: .destructive, state: .on) { _ in }

    #expect(action.title == "Delete")
    #expect(action.attributes == .destructive)
    #expect(action.state == .on)
  }

  @Test("An action has its sender while it runs")
  @available(iOS 16, macCatalyst 16, tvOS 16, *)
  func sender() {
    var senders: [String?] = []
    let action = UIAction { senders.append($0.sender as? String) }

    action.performWithSender("button", target: nil)

    #expect(senders == ["button"])
    #expect(action.sender == nil)
  }
}
