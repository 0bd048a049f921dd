import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Touches on picker views") struct UIPickerViewTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let picker = UIPickerView(frame: CGRect(x: 35, y: 92, width: 320, height: 216))
  private let source = NumberPicker()
  // The center of the wheel.
  private let center = CGPoint(x: 195, y: 200)

  /// A picker of one component of titles.
  @MainActor
  private final class NumberPicker: NSObject, UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    var selections: [Int] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      100
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }

    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      row == 3 ? NSAttributedString(string: "three") : nil
    }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      selections.append(row)
    }
  }

  /// A picker of one component of squares.
  @MainActor
  private final class SquarePicker: NSObject, UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    var created = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      1_000
    }

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view == nil { created += 1 }
      let square = view ?? UIView()
      square.tag = row
      return square
    }

    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 50 }
  }

  init() {
    window.isHidden = false
    window.addSubview(picker)
    (picker.dataSource, picker.delegate) = (source, source)
    window.layoutIfNeeded()
  }

  private func drag(by distance: CGFloat, _ clock: HeldClock, pause: TimeInterval = 0.3) {
    let finger = Finger(on: window)
    finger.press(at: center)
    // The first 10 points are the slop of the drag.
    let total = distance + (distance < 0 ? -10 : 10)
    for step in 1...10 {
      clock.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: center.x, y: center.y + total * CGFloat(step) / 10))
    }
    clock.advance(by: pause)
    finger.lift()
  }

  @Test("A drag turns the wheel, which settles at the nearest row and then notifies once")
  func dragging() {
    withHeldClock { clock in
      // 75 points are 2.3 rows of 32 points.
      drag(by: -75, clock)
      #expect(source.selections == [])
      clock.advance(by: 2)
    }
    #expect(source.selections == [2])
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test("A fling turns the wheel farther than the finger moved")
  func fling() {
    withHeldClock { clock in
      drag(by: -150, clock, pause: 0)
      clock.advance(by: 4)
    }
    #expect(source.selections.count == 1)
    #expect(picker.selectedRow(inComponent: 0) > 5)
  }

  @Test("A wheel dragged past its first row springs back to it")
  func rubberBand() {
    withHeldClock { clock in
      let wheel = picker.subviews.compactMap { $0 as? UIScrollView }.first
      let start = wheel?.contentOffset.y ?? 0
      let finger = Finger(on: window)
      finger.press(at: center)
      finger.move(to: CGPoint(x: center.x, y: center.y + 50))
      finger.move(to: CGPoint(x: center.x, y: center.y + 90))
      let pulled = start - (wheel?.contentOffset.y ?? 0)
      #expect(pulled > 10 && pulled < 80)
      clock.advance(by: 0.3)
      finger.lift()
      clock.advance(by: 2)
      #expect(wheel?.contentOffset.y == start)
    }
    #expect(source.selections == [0])
  }

  @Test("A tap on a row beside the selection turns the wheel to it")
  func tapping() {
    withHeldClock { clock in
      // 60 points below the center lies the row at the arc 108 · asin(60 / 108) = 63.7 points,
      // that is, 2 rows.
      Finger(on: window).tap(at: CGPoint(x: center.x, y: center.y + 60))
      clock.advance(by: 1)
    }
    #expect(source.selections == [2])
  }

  @Test("A finger that stops a turning wheel and leaves makes it settle at a row")
  func stopped() {
    withHeldClock { clock in
      drag(by: -150, clock, pause: 0)
      clock.advance(by: 0.1)
      let finger = Finger(on: window)
      finger.press(at: center)
      clock.advance(by: 0.5)
      // A movement across the wheel is neither a drag nor a tap.
      finger.move(to: CGPoint(x: center.x + 30, y: center.y))
      finger.lift()
      clock.advance(by: 1)
    }
    let wheel = picker.subviews.compactMap { $0 as? UIScrollView }.first
    let position = (wheel?.contentOffset.y ?? 0) + (wheel?.contentInset.top ?? 0)
    #expect(position.truncatingRemainder(dividingBy: 32) == 0)
    #expect(source.selections == [Int(position / 32)])
  }

  @Test("Views of rows that leave the wheel are reused")
  func reuse() {
    let squares = SquarePicker()
    (picker.dataSource, picker.delegate) = (squares, squares)
    for row in 0..<500 {
      picker.selectRow(row, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
    }

    #expect(picker.view(forRow: 499, forComponent: 0)?.tag == 499)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    // The quarter of a circle of radius 108 holds 3 rows of 50 points: at most 7 rows are visible,
    // and one is inserted before another is removed.
    #expect(squares.created <= 8)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 302, height: 50))
  }

  @Test("A wheel is an adjustable element that reads its title, and steps by increments")
  func accessibility() throws {
    let wheel = try #require(picker.subviews.first { $0.isAccessibilityElement })
    #expect(wheel.accessibilityTraits == .adjustable)
    #expect(wheel.accessibilityValue == "0")
    wheel.accessibilityDecrement()
    #expect(source.selections == [])
    for _ in 0..<3 { wheel.accessibilityIncrement() }
    #expect(source.selections == [1, 2, 3])
    #expect(wheel.accessibilityValue == "three")
  }
}
