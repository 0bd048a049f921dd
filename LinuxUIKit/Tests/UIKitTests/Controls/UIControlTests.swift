import Testing
import UIKit

@MainActor struct UIControlTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  @Test("A new control is enabled and neither selected nor highlighted")
  func defaults() {
    #expect(control.isEnabled)
    #expect(!control.isSelected)
    #expect(!control.isHighlighted)
    #expect(control.state == .normal)
  }

  @Test("The state combines enabled, selected and highlighted")
  func state() {
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true

    #expect(control.state == [.disabled, .selected, .highlighted])
    // uikit.md, 9.2: highlighted 1, disabled 2, selected 4.
    #expect(control.state.rawValue == 7)
  }

  @Test("Control events have Apple's raw values")
  func events() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.editingChanged.rawValue == 131_072)
  }

  @Test("Actions are called on their events, in the order in which they were added")
  func sending() {
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("first") }, for: .valueChanged)
    control.addAction(UIAction { _ in calls.append("second") }, for: [.valueChanged, .touchDown])

    control.sendActions(for: .touchDown)
    #expect(calls == ["second"])
    control.sendActions(for: .valueChanged)

    #expect(calls == ["second", "first", "second"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
  }

  @Test("The sender of an action is the control")
  func sender() {
    weak var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender as AnyObject }, for: .valueChanged)

    control.sendActions(for: .valueChanged)

    #expect(sender === control)
  }

  @Test("An action with the same identifier replaces the former one")
  func replacing() {
    var calls: [String] = []
    for name in ["old", "new"] {
      let action = UIAction(identifier: .init("a")) { _ in calls.append(name) }
      control.addAction(action, for: .touchDown)
    }

    control.sendActions(for: .touchDown)

    #expect(calls == ["new"])
  }

  @Test("A removed action is not called, and stays for other events")
  func removing() {
    var calls = 0
    let action = UIAction { _ in calls += 1 }
    control.addAction(action, for: [.touchDown, .valueChanged])

    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == 0)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
    control.removeAction(identifiedBy: action.identifier, for: .allEvents)
    control.sendActions(for: .valueChanged)

    #expect(calls == 1)
    #expect(control.allControlEvents == [])
  }

  @Test("The primary action is called for the control's primary event")
  func primaryAction() {
    var calls = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in calls += 1 })

    control.sendActions(for: .primaryActionTriggered)

    #expect(calls == 1)
  }
}
