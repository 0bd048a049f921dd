import Testing
import TestSupport

@testable import UIKit

/// A window of 300 points with two nested views, and a log of the calls to recognizers and views.
@MainActor final class GestureScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let outer: LoggedView
  let inner: LoggedView
  let finger: Finger
  let log = GestureLog()

  /// Creates a screen for a number of fingers; the inner view is inset by 50 points.
  init(fingers: Int = 1) {
    finger = Finger(on: window, count: fingers)
    outer = LoggedView("outer", log, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner = LoggedView("inner", log, frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    window.isHidden = false
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  /// Adds a recognizer to a view and logs its states.
  @discardableResult func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addHandler { [log] in log.lines.append("\(name) \($0.state)") }
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Returns the calls since the last query.
  func newCalls() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// Presses at the center and moves the finger by each of the distances.
  func drag(by steps: CGPoint...) {
    finger.press(at: CGPoint(x: 150, y: 150))
    for step in steps { finger.move(to: CGPoint(x: 150 + step.x, y: 150 + step.y)) }
  }
}

/// A log that several objects share.
@MainActor final class GestureLog {
  var lines: [String] = []
}

/// A view that logs its touches.
@MainActor final class LoggedView: UIView {
  private let name: String
  private let log: GestureLog

  init(_ name: String, _ log: GestureLog, frame: CGRect) {
    (self.name, self.log) = (name, log)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) touched")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) left")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) lost")
  }
}

/// A delegate whose results are sets of names.
@MainActor final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var refuses = false
  var receives = true
  var allowsBoth = false
  var waits = false
  var isWaitedFor = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isWaitedFor }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
