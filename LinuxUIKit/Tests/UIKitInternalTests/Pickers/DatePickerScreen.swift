import TestSupport
import Testing

@testable import UIKit

/// A date picker in a window, with what a user sees and does.
@MainActor final class DatePickerScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let picker = UIDatePicker()
  static let day: TimeInterval = 86_400
  // Tuesday, November 14, 2023, 22:13:20.
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.date = Self.start
    window.isHidden = false
    window.addSubview(picker)
  }

  func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 40), size: picker.intrinsicContentSize)
    window.layoutIfNeeded()
  }

  /// All visible views of the window, in front of others last.
  var views: [UIView] {
    func visible(in view: UIView) -> [UIView] {
      view.isHidden ? [] : [view] + view.subviews.flatMap(visible)
    }
    window.layoutIfNeeded()
    return visible(in: window)
  }

  /// Taps on the frontmost visible view with a text or an accessibility label.
  func tap(_ text: String) throws {
    let view = try #require(
      views.last { ($0 as? UILabel)?.text == text || $0.accessibilityLabel == text })
    Finger(on: window).tap(at: center(of: view))
    window.layoutIfNeeded()
  }

  func isDisplayed(_ text: String) -> Bool {
    views.contains { ($0 as? UILabel)?.text == text }
  }

  /// Drags from the center of a view, and lifts the finger after a pause.
  func drag(_ view: UIView, by distance: CGVector, _ clock: HeldClock) {
    let center = center(of: view)
    let finger = Finger(on: window)
    finger.press(at: center)
    for step in 1...10 {
      clock.advance(by: 1.0 / 60)
      let part = CGFloat(step) / 10
      finger.move(to: CGPoint(x: center.x + distance.dx * part, y: center.y + distance.dy * part))
    }
    clock.advance(by: 0.3)
    finger.lift()
  }

  private func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }
}
