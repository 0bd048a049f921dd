import LegoViews
import Testing
import UIKit

#if !os(tvOS)
  @MainActor @Suite("Bindings of switches, sliders and steppers") struct SliderBindingTests {
    @Test("A switch, a slider and a stepper have the value that is set") func values() {
      #expect(UISwitch().isOn(true).isOn)
      #expect(UISlider().range(1...3).value(2).value == 2)
      let stepper = UIStepper().range(0...20, step: 5).value(10)
      #expect(stepper.value == 10)
      #expect(stepper.stepValue == 5)
      #expect(UIScrollView().isPagingEnabled(true).isPagingEnabled)
      #expect(!UITextView().isEditable(false).isEditable)
    }

    @Test("A switch writes the state, and follows it") func toggle() {
      let isOn = State(false)
      let (one, two) = (UISwitch().isOn(isOn), UISwitch().isOn(isOn.map { !$0 }))
      #expect(!one.isOn)
      #expect(two.isOn)
      one.isOn = true
      one.sendActions(for: .valueChanged)
      #expect(isOn.value)
      #expect(!two.isOn)
      isOn.value = false
      #expect(!one.isOn)
    }

    @Test("A slider follows state of floats and doubles, and writes it") func slider() {
      let (value, double) = (State<Float>(0), State(0.25))
      let (one, two) = (UISlider().value(value), UISlider().value(double))
      #expect(two.value == 0.25)
      value.input(value: 0.5)
      #expect(one.value == 0.5)
      one.value = 0.75
      one.sendActions(for: .valueChanged)
      #expect(value.value == 0.75)
      two.value = 0.125
      two.sendActions(for: .valueChanged)
      #expect(double.value == 0.125)
      #expect(UISlider().value(value.map { 1 - $0 }).value == 0.25)
    }

    @Test("A stepper follows state of doubles and integers, and writes it") func stepper() {
      let (value, count) = (State(2.0), State(3))
      let (one, two) = (UIStepper().value(value), UIStepper().value(count))
      #expect(one.value == 2)
      #expect(two.value == 3)
      two.value = 4
      two.sendActions(for: .valueChanged)
      #expect(count.value == 4)
      value.value = 7
      #expect(one.value == 7)
    }

    @Test("Paging and editing follow state") func options() {
      let (isPaging, isEditable) = (State(false), State(false))
      let scroll = UIScrollView().isPagingEnabled(isPaging)
      let text = UITextView().isEditable(isEditable)
      isPaging.value = true
      #expect(scroll.isPagingEnabled)
      #expect(!text.isEditable)
      isEditable.value = true
      #expect(text.isEditable)
    }
  }
#endif
