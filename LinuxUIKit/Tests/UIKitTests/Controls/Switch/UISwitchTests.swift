import Testing
import UIKit

@MainActor @Suite("Switches") struct UISwitchTests {
  @Test("A switch is off and 51 by 31 points, whatever frame it gets")
  func size() {
    let control = UISwitch(frame: CGRect(x: 7, y: 8, width: 200, height: 100))
    // uikit.md, 3.5.
    #expect(control.frame == CGRect(x: 7, y: 8, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(!control.isOn)
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    control.sizeToFit()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test("The alignment rectangle is 49 points wide, the frame 51")
  func constraints() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let (label, control) = (UILabel(), UISwitch())
    for view in [label, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      control.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      control.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()

    // 200 - 49 = 151: the label stretches, as its hugging priority is lower (uikit.md, 4.9).
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(control.frame.minX == 151)
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    #expect(label.frame.width == 151)
  }

  @Test("Changing its value in code sends no action")
  func silence() {
    var calls = 0
    let control = UISwitch()
    control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    control.isOn = true
    control.setOn(false, animated: true)
    control.setOn(true, animated: true)

    #expect(control.isOn)
    #expect(calls == 0)
  }

  @Test("A primary action is called with the switch as its sender")
  func primaryAction() {
    var value: Bool?
    let control = UISwitch(
      frame: .zero, primaryAction: UIAction { value = ($0.sender as? UISwitch)?.isOn })
    control.isOn = true
    control.sendActions(for: .primaryActionTriggered)

    #expect(value == true)
  }

  @Test("Its value is read as 1 or 0")
  func accessibility() {
    let control = UISwitch()
    #expect(control.isAccessibilityElement)
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
  }
}
