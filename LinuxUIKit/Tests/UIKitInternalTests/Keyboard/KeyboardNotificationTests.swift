import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Keyboard notifications") struct KeyboardNotificationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))

  init() {
    window.addSubview(field)
    window.addSubview(textView)
    window.isHidden = false
    window.setUsesSoftwareKeyboard(true)
  }

  private static let names = [
    UIResponder.keyboardWillShowNotification: "will show",
    UIResponder.keyboardDidShowNotification: "did show",
    UIResponder.keyboardWillHideNotification: "will hide",
    UIResponder.keyboardDidHideNotification: "did hide",
    UIResponder.keyboardWillChangeFrameNotification: "will change frame",
    UIResponder.keyboardDidChangeFrameNotification: "did change frame",
  ]

  /// The notifications that are posted while a closure runs.
  private final class Log: @unchecked Sendable {
    var names: [String] = []
    var frames: [[CGRect]] = []
    var durations: [Double] = []
    var curves: [Int] = []
  }

  private func log(_ body: (Log) -> Void) -> Log {
    let log = Log()
    let frames = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
    ]
    let duration = UIResponder.keyboardAnimationDurationUserInfoKey
    let curve = UIResponder.keyboardAnimationCurveUserInfoKey
    let tokens = Self.names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted in
        let information = posted.userInfo ?? [:]
        log.names.append(text)
        log.frames.append(frames.compactMap { information[$0] as? CGRect })
        log.durations.append(information[duration] as? Double ?? -1)
        log.curves.append((information[curve] as? NSNumber)?.intValue ?? -1)
      }
    }
    body(log)
    tokens.forEach(NotificationCenter.default.removeObserver)
    return log
  }

  /// Runs a closure with a clock that is held, when the keyboards of other tests don't move any longer.
  private func withSettledClock(_ body: (HeldClock) -> Void) {
    withHeldClock { clock in
      clock.advance(by: 1)
      body(clock)
    }
  }

  @Test("Showing and hiding post four notifications each, two of them after the animation")
  func order() {
    withSettledClock { clock in
      let shown = log { log in
        field.becomeFirstResponder()
        #expect(log.names == ["will change frame", "will show"])
        clock.advance(by: 0.2)
        #expect(log.names.count == 2)
        clock.advance(by: 0.1)
      }
      #expect(shown.names.dropFirst(2) == ["did change frame", "did show"])
      // A phone with a home button: 260 points at the bottom, from below the screen.
      let (below, above) = (
        CGRect(x: 0, y: 844, width: 390, height: 260), CGRect(x: 0, y: 584, width: 390, height: 260)
      )
      #expect(shown.frames == Array(repeating: [below, above], count: 4))
      #expect(shown.durations == [0.25, 0.25, 0.25, 0.25])
      #expect(shown.curves == [7, 7, 7, 7])
      #expect(window.keyboardFrame == above)
      let hidden = log { _ in
        field.resignFirstResponder()
        clock.advance(by: 0.3)
      }
      #expect(
        hidden.names == ["will change frame", "will hide", "did change frame", "did hide"])
      #expect(hidden.frames == Array(repeating: [above, below], count: 4))
      #expect(window.keyboardFrame == nil)
    }
  }

  @Test("The keyboard stays when another responder needs it") func another() {
    field.becomeFirstResponder()
    #expect(log { _ in textView.becomeFirstResponder() }.names == [])
    #expect(window.keyboardFrame?.height == 260)
  }

  @Test("Hiding before the keyboard is displayed ends with the last change only") func interrupted()
  {
    withSettledClock { clock in
      let log = log { _ in
        field.becomeFirstResponder()
        clock.advance(by: 0.1)
        field.resignFirstResponder()
        clock.advance(by: 0.5)
      }
      #expect(
        log.names == [
          "will change frame", "will show", "will change frame", "will hide", "did change frame",
          "did hide",
        ])
    }
  }

  @Test("A hardware keyboard posts nothing") func hardware() {
    window.setUsesSoftwareKeyboard(false)
    #expect(log { _ in field.becomeFirstResponder() }.names == [])
    #expect(window.keyboardFrame == nil)
  }

  @Test("A view that accepts no text displays no keyboard") func noInput() {
    final class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let view = Plain()
    window.addSubview(view)
    field.becomeFirstResponder()
    #expect(view.becomeFirstResponder())
    #expect(window.keyboardFrame == nil)
  }

  @Test("A field that leaves the window hides the keyboard") func removal() {
    field.becomeFirstResponder()
    let log = log { _ in field.removeFromSuperview() }
    #expect(log.names.prefix(2) == ["will change frame", "will hide"])
  }

  @Test("Views of the responder determine the height") func inputViews() {
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    field.becomeFirstResponder()
    #expect(window.keyboardFrame == CGRect(x: 0, y: 844 - 304, width: 390, height: 304))
    textView.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    textView.becomeFirstResponder()
    #expect(window.keyboardFrame?.height == 200)
    textView.resignFirstResponder()
    textView.inputView = UIView()
    textView.becomeFirstResponder()
    #expect(window.keyboardFrame == nil)
  }

  @Test("A rotation posts the frame of the other orientation") func rotation() {
    field.becomeFirstResponder()
    let log = log { _ in window.frame.size = CGSize(width: 844, height: 390) }
    #expect(log.names.prefix(2) == ["will change frame", "will show"])
    #expect(window.keyboardFrame == CGRect(x: 0, y: 190, width: 844, height: 200))
  }

  @Test(
    "The delegate of a field is called before the keyboard is displayed, that of a text view after")
  func delegates() {
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var isKeyboardDisplayed: [Bool] = []
      func textFieldDidBeginEditing(_ textField: UITextField) {
        isKeyboardDisplayed.append(textField.window?.keyboardFrame != nil)
      }
      func textViewDidBeginEditing(_ textView: UITextView) {
        isKeyboardDisplayed.append(textView.window?.keyboardFrame != nil)
      }
    }
    let delegate = Delegate()
    (field.delegate, textView.delegate) = (delegate, delegate)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    textView.becomeFirstResponder()
    #expect(delegate.isKeyboardDisplayed == [false, true])
  }
}
