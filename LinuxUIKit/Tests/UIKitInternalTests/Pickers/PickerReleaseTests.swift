import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("The memory of pickers") struct PickerReleaseTests {
  @Test(
    "A date picker is released when it's no longer used, in every style and while it is open",
    arguments: [UIDatePickerStyle.wheels, .inline, .compact])
  func datePickers(style: UIDatePickerStyle) {
    weak var released: UIDatePicker?
    weak var content: UIView?
    withHeldClock { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
      window.isHidden = false
      autoreleased {
        let picker = UIDatePicker(frame: CGRect(x: 20, y: 40, width: 320, height: 384))
        picker.preferredDatePickerStyle = style
        window.addSubview(picker)
        window.layoutIfNeeded()
        // The label of a compact picker, or a part of the calendar or the wheels.
        Finger(on: window).tap(at: CGPoint(x: 50, y: picker.frame.midY))
        clock.advance(by: 1)
        (released, content) = (picker, picker.subviews.first)
        #expect(released != nil && content != nil)
        picker.removeFromSuperview()
      }
      clock.advance(by: 2)
      window.isHidden = true
    }
    #expect(released == nil)
    #expect(content == nil)
  }

  @Test("A picker view doesn't keep its data source, and lives without it")
  func dataSource() {
    let picker = UIPickerView()
    autoreleased {
      let source = Source()
      (picker.dataSource, picker.delegate) = (source, source)
      picker.layoutIfNeeded()
    }
    #expect(picker.dataSource == nil)
    picker.selectRow(900, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 900)
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 0)
  }

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      1_000
    }
  }

  /// Performs work whose variables end with it.
  private func autoreleased(_ work: () -> Void) { work() }
}
