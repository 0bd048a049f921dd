import Testing
import UIKit

@MainActor @Suite("Steppers") struct UIStepperTests {
  private let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 300, height: 3))

  @Test("A stepper is 94 by 32 points and at 0 between 0 and 100")
  func defaults() {
    // uikit.md, 3.5 and 4.9.
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(stepper.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(stepper.value == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
  }

  @Test("The value stays between the limits, and the limits in order")
  func clamping() {
    stepper.value = 1_000
    #expect(stepper.value == 100)
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5)
    #expect(stepper.value == -5)
    stepper.minimumValue = 3
    #expect(stepper.maximumValue == 3)
    #expect(stepper.value == 3)
    stepper.stepValue = 0

    #expect(stepper.stepValue == 1)
  }
}
