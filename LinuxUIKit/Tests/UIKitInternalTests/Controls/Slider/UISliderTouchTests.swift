import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Touches on sliders") struct UISliderTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  // The thumb is 28 points wide, so it moves by 228 - 28 = 200 points: 0.005 per point.
  private let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
  private let log = Values()

  @MainActor private final class Values { var values: [Float] = [] }

  init() {
    window.isHidden = false
    window.addSubview(slider)
    window.layoutIfNeeded()
    slider.addAction(
      UIAction { [log, unowned slider] _ in log.values.append(slider.value) }, for: .valueChanged)
  }

  /// Returns the location of the thumb's center after moving by a distance.
  private func at(_ distance: CGFloat) -> CGPoint { CGPoint(x: 50 + 14 + distance, y: 117) }

  @Test("The thumb follows the touch, and each new value sends an event")
  func drag() {
    let finger = Finger(on: window)
    finger.press(at: at(0))
    #expect(log.values == [])
    finger.move(to: at(50))
    finger.move(to: at(100))
    finger.lift()

    #expect(log.values == [0.25, 0.5])
    #expect(slider.value == 0.5)
  }

  @Test("A touch beside the thumb's center keeps its offset")
  func offset() {
    slider.value = 0.5
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.press(at: at(110))
    finger.move(to: at(160))

    #expect(slider.value == 0.75)
  }

  @Test("A touch beyond the track keeps the value at the end")
  func ends() {
    let finger = Finger(on: window)
    finger.press(at: at(0))
    finger.move(to: at(500))
    finger.move(to: at(600))
    finger.lift()

    #expect(log.values == [1])
  }

  @Test("A slider that is not continuous sends one event when the touch ends")
  func lifted() {
    slider.isContinuous = false
    let finger = Finger(on: window)
    finger.press(at: at(0))
    finger.move(to: at(50))
    finger.move(to: at(100))
    #expect(log.values == [])
    finger.lift()

    #expect(log.values == [0.5])
  }

  @Test("In right-to-left layout values increase to the left")
  func rightToLeft() {
    slider.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.press(at: at(200))
    finger.move(to: at(150))

    #expect(slider.value == 0.25)
  }

  @Test("Touches on the track beside the thumb are ignored")
  func track() {
    let finger = Finger(on: window)
    finger.press(at: at(150))
    finger.move(to: at(160))
    finger.lift()

    #expect(slider.value == 0)
    #expect(log.values == [])
  }

  @Test("A horizontal drag on a slider doesn't scroll its scroll view")
  func scrolling() throws {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    scroller.contentSize = CGSize(width: 900, height: 100)
    scroller.delaysContentTouches = false
    slider.frame = CGRect(x: 50, y: 20, width: 228, height: 34)
    scroller.addSubview(slider)
    window.addSubview(scroller)
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 64, y: 237))
    finger.move(to: CGPoint(x: 114, y: 237))
    finger.move(to: CGPoint(x: 164, y: 237))
    finger.lift()

    #expect(scroller.contentOffset == .zero)
    #expect(slider.value == 0.5)
  }

  @Test("A thumb whose touch is delayed by a scroll view moves relative to the start of the touch")
  func delay() {
    withHeldClock { clock in
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
      scroller.contentSize = CGSize(width: 320, height: 900)
      slider.frame = CGRect(x: 50, y: 20, width: 228, height: 34)
      scroller.addSubview(slider)
      window.addSubview(scroller)
      window.layoutIfNeeded()
      let finger = Finger(on: window)
      finger.press(at: CGPoint(x: 64, y: 237))
      finger.move(to: CGPoint(x: 114, y: 237))
      clock.advance(by: 0.2)
      finger.move(to: CGPoint(x: 164, y: 237))
      finger.lift()

      #expect(slider.value == 0.5)
    }
  }
}
