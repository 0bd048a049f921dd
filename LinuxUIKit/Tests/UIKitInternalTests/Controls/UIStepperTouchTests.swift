import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Touches on steppers") struct UIStepperTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  private let log = Values()
  private let plus = CGPoint(x: 180, y: 116)
  private let minus = CGPoint(x: 110, y: 116)

  @MainActor private final class Values { var values: [Double] = [] }

  init() {
    window.isHidden = false
    window.addSubview(stepper)
    window.layoutIfNeeded()
    stepper.addAction(
      UIAction { [log, unowned stepper] _ in log.values.append(stepper.value) },
      for: .valueChanged)
  }

  @Test("Taps increment and decrement the value, and not beyond the ends")
  func taps() {
    stepper.maximumValue = 2
    for location in [plus, plus, plus, minus] { Finger(on: window).tap(at: location) }

    #expect(log.values == [1, 2, 1])
  }

  @Test("Holding the touch repeats the step after half a second")
  func repeating() {
    withHeldClock { clock in
      let finger = Finger(on: window)
      finger.press(at: plus)
      clock.advance(by: 0.45)
      #expect(log.values == [1])
      clock.advance(by: 0.1)
      #expect(log.values == [1, 2])
      clock.advance(by: 0.3)
      #expect(log.values.count >= 4)
      finger.lift()
      let count = log.values.count
      clock.advance(by: 1)
      #expect(log.values.count == count)
    }
  }

  @Test("A stepper that is not continuous sends one event with the last value")
  func lifted() {
    withHeldClock { clock in
      stepper.isContinuous = false
      let finger = Finger(on: window)
      finger.press(at: plus)
      clock.advance(by: 0.55)
      #expect(log.values == [])
      finger.lift()
    }
    #expect(log.values == [2])
  }

  @Test("In right-to-left layout the plus sign is at the left")
  func rightToLeft() {
    stepper.semanticContentAttribute = .forceRightToLeft
    Finger(on: window).tap(at: minus)

    #expect(log.values == [1])
  }

  @Test("A value that wraps continues from the maximum at the minimum")
  func wrapping() {
    let range = StepperRange(minimum: 2, maximum: 4, step: 2, wraps: true)
    #expect(range.value(after: 4, isIncrement: true) == 2)
    #expect(range.value(after: 2, isIncrement: false) == 4)
    #expect(range.value(after: 2, isIncrement: true) == 4)
    #expect(range.canStep(from: 4, isIncrement: true))
    #expect(!StepperRange(maximum: 4).canStep(from: 4, isIncrement: true))
  }
}
