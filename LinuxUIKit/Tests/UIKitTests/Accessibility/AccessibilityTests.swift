import Testing
import UIKit

@MainActor struct AccessibilityTests {
  @Test("A view has no accessibility values by default")
  func defaults() {
    let view = UIView()

    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil)
    #expect(view.accessibilityHint == nil)
    #expect(view.accessibilityIdentifier == nil)
    #expect(view.accessibilityTraits == .none)
  }

  @Test("A view stores the accessibility values that are set")
  func values() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Volume"
    view.accessibilityValue = "Half"
    view.accessibilityHint = "Makes it louder"
    view.accessibilityIdentifier = "volume"
    view.accessibilityTraits = [.adjustable, .selected]

    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Volume")
    #expect(view.accessibilityValue == "Half")
    #expect(view.accessibilityHint == "Makes it louder")
    #expect(view.accessibilityIdentifier == "volume")
    #expect(view.accessibilityTraits == [.adjustable, .selected])
  }

  @Test("A label is an accessibility element labeled by its text, unless another label is set")
  func label() {
    let label = UILabel()
    label.text = "Half past nine"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Half past nine")
    #expect(label.accessibilityTraits == .staticText)

    label.accessibilityLabel = "Nine thirty"

    #expect(label.accessibilityLabel == "Nine thirty")
  }

  @Test("A subclass can compute its accessibility label")
  func overriding() {
    final class Star: UIView {
      override var accessibilityLabel: String? {
        get { "Star" }
        set { super.accessibilityLabel = newValue }
      }
    }

    #expect(Star().accessibilityLabel == "Star")
  }
}
