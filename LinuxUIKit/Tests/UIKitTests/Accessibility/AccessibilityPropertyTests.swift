import Foundation
import Testing
import UIKit

@MainActor @Suite("Accessibility properties") struct AccessibilityPropertyTests {
  @Test("The frame of a view is in screen coordinates, and its center is activated")
  func frame() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let outer = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 10, width: 100, height: 60))
    window.addSubview(outer)
    outer.addSubview(inner)

    #expect(inner.accessibilityFrame == CGRect(x: 25, y: 50, width: 100, height: 60))
    // 25 + 100 / 2 and 50 + 60 / 2.
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 75, y: 80))

    inner.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
    inner.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
  }

  @Test("Lengths and paths of a view are converted to screen coordinates")
  func conversion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))
    window.addSubview(view)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let expected = CGRect(x: 21, y: 42, width: 3, height: 4)

    #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == expected)
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
    #expect(path.bounds == expected)
  }

  @Test("An element that is no view has a frame in its container, which it follows")
  func elements() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let chart = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    window.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 50)

    #expect(bar.isAccessibilityElement)
    #expect(bar.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 50))
    chart.frame.origin.x = 110
    #expect(bar.accessibilityFrame == CGRect(x: 115, y: 25, width: 10, height: 50))
  }

  @Test("A container counts and finds its elements")
  func containers() {
    let container = UIView()
    let elements = (0..<3).map { _ in
      UIAccessibilityElement(accessibilityContainer: container)
    }
    container.accessibilityElements = elements

    #expect(container.accessibilityElementCount() == 3)
    #expect(container.accessibilityElement(at: 1) as? UIAccessibilityElement === elements[1])
    #expect(container.index(ofAccessibilityElement: elements[2]) == 2)
    #expect(container.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test("An attributed label is also a plain one, and names the element for Voice Control")
  func attributedLabel() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Bonjour")

    #expect(view.accessibilityLabel == "Bonjour")
    #expect(view.accessibilityUserInputLabels == ["Bonjour"])
    view.accessibilityUserInputLabels = ["Hello", "Hi"]
    #expect(view.accessibilityUserInputLabels == ["Hello", "Hi"])
    view.accessibilityLanguage = "fr-FR"
    #expect(view.accessibilityLanguage == "fr-FR")
  }

  @Test("A custom action has a name and a handler, and performs nothing by itself")
  func customActions() {
    var performed: [String] = []
    let action = UIAccessibilityCustomAction(name: "Archive") { action in
      performed.append(action.name)
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]

    #expect(performed.isEmpty)
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(performed == ["Archive"])
  }

  @Test("A responder activates, scrolls and escapes by nothing unless it is overridden")
  func defaults() {
    let view = UIView()

    #expect(!view.accessibilityActivate())
    #expect(!view.accessibilityScroll(.down))
    #expect(!view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap())
    #expect(!view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityCustomActions == nil)
  }

  @Test("The values of Apple's traits are those of Apple's headers")
  func traits() {
    #expect(UIAccessibilityTraits.playsSound.rawValue == 16)
    #expect(UIAccessibilityTraits.summaryElement.rawValue == 128)
    #expect(UIAccessibilityTraits.adjustable.rawValue == 4096)
    #expect(UIAccessibilityTraits.causesPageTurn.rawValue == 16384)
    #expect(UIAccessibilityTraits.header.rawValue == 65536)
  }
}
