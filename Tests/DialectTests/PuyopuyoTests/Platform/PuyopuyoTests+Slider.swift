import Puyopuyo
import Testing
import UIKit

// tvOS has no sliders.
#if !os(tvOS)
  // The code of "扩展性" in Puyopuyo's document.
  // swift-format-ignore: NoAccessLevelOnExtensionDeclaration
  public extension Puyo where T: UISlider {
    @discardableResult
    func value<O: Outputing>(_ value: O) -> Self where O.OutputType == Float {
      value.asOutput().distinct().safeBind(to: view) { v, s in
        v.value = s
      }
      return self
    }
  }

  extension PuyopuyoTests {
    @Test("A slider follows a state, by an extension of Puyo")
    func slider() {
      let value = State<Float>(0)
      UISlider().attach().value(value)
      value.input(value: 0.5)
      let slider = UISlider().attach().value(value)
      #expect(slider.view.value == 0.5)
      value.input(value: 0.75)
      #expect(slider.view.value == 0.75)
      let subject = PublishSubject<Float>()
      slider.value(subject)
      subject.input(value: 0.25)
      #expect(slider.view.value == 0.25)
    }
  }
#endif
