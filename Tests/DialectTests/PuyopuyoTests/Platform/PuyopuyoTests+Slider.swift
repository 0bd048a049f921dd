import Puyopuyo
import Testing
import UIKit

// tvOS has no sliders.
#if !os(tvOS)
  extension PuyopuyoTests {
    @Test("A slider follows a state")
    func slider() {
      let value = State<Float>(0)
      let slider = UISlider().attach().value(value)
      value.input(value: 0.5)
      #expect(slider.value == 0.5)
    }
  }
#endif
