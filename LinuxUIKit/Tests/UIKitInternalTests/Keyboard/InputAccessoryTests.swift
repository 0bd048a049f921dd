import TestSupport
import Testing

@testable import UIKit

/// A controller with a bar for itself and the fields in its view, and whose view is first responder.
private final class BarController: UIViewController {
  var bar: UIView?
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }
}

/// A view of an intrinsic height.
private final class NaturalView: UIView {
  var naturalHeight: CGFloat = 30 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
}

/// A window with the software keyboard of a phone with a home button: 260 points high.
@MainActor @Suite("The view above the keyboard") struct InputAccessoryTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = BarController()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))

  init() {
    window.rootViewController = controller
    window.isHidden = false
    window.setDisablesAnimations(true)
    window.setUsesSoftwareKeyboard(true)
    controller.view.addSubview(field)
    controller.view.addSubview(textView)
  }

  private func bar(_ height: CGFloat = 44) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
  }

  /// The frame of a view in the window after its layout, or `nil` if it is not there.
  private func frame(of view: UIView?) -> CGRect? {
    window.layoutIfNeeded()
    guard let view, view.window === window else { return nil }
    return view.convert(view.bounds, to: window)
  }

  // MARK: Position

  @Test("It is at the top edge of the keyboard, as wide as the window, until the editing ends")
  func position() {
    let bar = bar()
    field.inputAccessoryView = bar
    #expect(bar.window == nil)
    field.becomeFirstResponder()
    // 844 - 260 - 44
    #expect(frame(of: bar) == CGRect(x: 0, y: 540, width: 390, height: 44))
    #expect(window.keyboardFrame == CGRect(x: 0, y: 540, width: 390, height: 304))
    field.resignFirstResponder()
    #expect(bar.window == nil)
    #expect(window.keyboardAccessoryHost == nil)
  }

  @Test("With a hardware keyboard it is alone at the bottom, and the notifications have its frame")
  func hardware() {
    window.setUsesSoftwareKeyboard(false)
    final class Log: @unchecked Sendable { var frames: [CGRect?] = [] }
    let log = Log()
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { log.frames.append($0.userInfo?[key] as? CGRect) }
    defer { NotificationCenter.default.removeObserver(token) }
    textView.becomeFirstResponder()
    #expect(log.frames.isEmpty)
    let bar = bar()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    let expected = CGRect(x: 0, y: 800, width: 390, height: 44)
    #expect(frame(of: bar) == expected)
    #expect(window.keyboardFrame == expected)
    textView.becomeFirstResponder()
    #expect(bar.window == nil)
    #expect(log.frames == [expected, expected.offsetBy(dx: 0, dy: 44)])
    #expect(window.keyboardFrame == nil)
  }

  @Test("It moves with the keyboard, into sight and out of it") func animation() throws {
    window.setDisablesAnimations(false)
    try withHeldClock { clock in
      let bar = bar()
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      clock.advance(by: 0.1)
      let host = try #require(bar.superview)
      let presented = host.layer.presentation()?.frame ?? .zero
      #expect(presented.minY > 540 && presented.minY < 844)
      #expect(presented.size == CGSize(width: 390, height: 44))
      clock.advance(by: 0.3)
      field.resignFirstResponder()
      #expect(frame(of: bar) == CGRect(x: 0, y: 844, width: 390, height: 44))
      clock.advance(by: 0.3)
      #expect(bar.window == nil)
    }
  }

  @Test("It is as wide as the window after a rotation") func rotation() {
    let bar = bar()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    window.frame.size = CGSize(width: 844, height: 390)
    // A phone in landscape orientation: 200 points.
    #expect(frame(of: bar) == CGRect(x: 0, y: 146, width: 844, height: 44))
  }

  @Test("It is in front of a controller that is presented while it is displayed")
  func presentation() {
    let bar = bar()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    controller.present(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(window.hitTest(CGPoint(x: 100, y: 550), with: nil) === bar)
  }

  @Test("It receives touches, and the keyboard below it leaves them to the views behind")
  func touches() {
    let bar = bar()
    let button = UIButton(frame: CGRect(x: 10, y: 5, width: 50, height: 30))
    bar.addSubview(button)
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(window.hitTest(CGPoint(x: 20, y: 550), with: nil) === button)
    #expect(window.hitTest(CGPoint(x: 20, y: 600), with: nil) === controller.view)
  }

  // MARK: Height

  @Test("A flexible height is that of the intrinsic size, and another one that of the frame")
  func height() {
    let natural = NaturalView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    #expect(InputViewSet.height(of: natural, width: 390) == 70)
    natural.autoresizingMask = .flexibleHeight
    #expect(InputViewSet.height(of: natural, width: 390) == 30)
    let plain = bar(44)
    plain.autoresizingMask = .flexibleHeight
    #expect(InputViewSet.height(of: plain, width: 390) == 44)
  }

  @Test("Constraints determine the height of input views that size themselves")
  func constraints() {
    let inputView = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 70), inputViewStyle: .keyboard)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    inputView.addSubview(content)
    NSLayoutConstraint.activate([
      content.heightAnchor.constraint(equalToConstant: 40),
      content.topAnchor.constraint(equalTo: inputView.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: inputView.bottomAnchor, constant: -5),
      content.leadingAnchor.constraint(equalTo: inputView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inputView.trailingAnchor),
    ])
    #expect(InputViewSet.height(of: inputView, width: 390) == 70)
    inputView.allowsSelfSizing = true
    #expect(InputViewSet.height(of: inputView, width: 390) == 50)
    inputView.allowsSelfSizing = false
    inputView.translatesAutoresizingMaskIntoConstraints = false
    field.inputAccessoryView = inputView
    field.becomeFirstResponder()
    // 844 - 260 - 50
    #expect(frame(of: inputView) == CGRect(x: 0, y: 534, width: 390, height: 50))
    #expect(frame(of: content) == CGRect(x: 0, y: 539, width: 390, height: 40))
  }

  @Test("A view that grows makes the keyboard higher") func growth() {
    let natural = NaturalView()
    natural.autoresizingMask = .flexibleHeight
    field.inputAccessoryView = natural
    field.becomeFirstResponder()
    #expect(frame(of: natural) == CGRect(x: 0, y: 554, width: 390, height: 30))
    natural.naturalHeight = 90
    #expect(frame(of: natural) == CGRect(x: 0, y: 494, width: 390, height: 90))
    #expect(window.keyboardFrame?.height == 350)
  }

  @Test("A view that grows while its keyboard is animated is at the edge of the higher one")
  func animatedGrowth() {
    window.setDisablesAnimations(false)
    withHeldClock { clock in
      let natural = NaturalView()
      natural.autoresizingMask = .flexibleHeight
      field.inputAccessoryView = natural
      field.becomeFirstResponder()
      clock.advance(by: 0.1)
      natural.naturalHeight = 90
      window.layoutIfNeeded()
      clock.advance(by: 0.5)
      // 844 - 260 - 90
      #expect(frame(of: natural) == CGRect(x: 0, y: 494, width: 390, height: 90))
      #expect(natural.superview?.layer.presentation()?.frame.minY == 494)
    }
  }

  // MARK: Responders

  @Test("Another view is displayed when the input views are reloaded, by the first responder only")
  func reload() {
    let (first, second) = (bar(), bar(60))
    field.inputAccessoryView = first
    field.becomeFirstResponder()
    field.inputAccessoryView = second
    textView.reloadInputViews()
    #expect(first.window === window)
    field.reloadInputViews()
    #expect(first.window == nil)
    #expect(frame(of: second) == CGRect(x: 0, y: 524, width: 390, height: 60))
    field.inputAccessoryView = nil
    field.reloadInputViews()
    #expect(second.window == nil)
    #expect(window.keyboardFrame?.height == 260)
  }

  @Test("An observer of the keyboard that displays another view leaves that one alone")
  func observer() {
    let (first, second) = (bar(), bar(60))
    field.inputAccessoryView = first
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [field] _ in
      MainActor.assumeIsolated {
        guard field.inputAccessoryView === first else { return }
        field.inputAccessoryView = second
        field.reloadInputViews()
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    #expect(first.window == nil)
    // 844 - 260 - 60
    #expect(frame(of: second) == CGRect(x: 0, y: 524, width: 390, height: 60))
    #expect(window.keyboardAccessoryHost?.subviews == [second])
  }

  @Test("Each of two windows displays the view of its own first responder") func windows() {
    let other = UIWindow(frame: CGRect(x: 400, y: 0, width: 300, height: 500))
    let otherField = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    other.isHidden = false
    other.setDisablesAnimations(true)
    other.addSubview(otherField)
    let (bar, otherBar) = (bar(), bar(50))
    (field.inputAccessoryView, otherField.inputAccessoryView) = (bar, otherBar)
    field.becomeFirstResponder()
    otherField.becomeFirstResponder()
    #expect(frame(of: bar)?.minY == 540)
    // A hardware keyboard: at the bottom of the window, whose frame on the screen begins at 400.
    #expect(otherBar.superview?.frame == CGRect(x: 0, y: 450, width: 300, height: 50))
    #expect(other.keyboardFrame == CGRect(x: 400, y: 450, width: 300, height: 50))
    otherField.resignFirstResponder()
    #expect(otherBar.window == nil)
    #expect(bar.window === window)
    // The same view for both is in the window in which the editing began last.
    otherField.inputAccessoryView = bar
    otherField.becomeFirstResponder()
    #expect(bar.window === other)
    field.reloadInputViews()
    #expect(bar.window === window)
  }

  @Test("A view of two responders stays while the editing moves from one to the other")
  func shared() {
    final class Counting: UIView {
      var moves = 0
      override func didMoveToWindow() { moves += 1 }
    }
    let bar = Counting(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    (field.inputAccessoryView, textView.inputAccessoryView) = (bar, bar)
    field.becomeFirstResponder()
    textView.becomeFirstResponder()
    #expect(bar.moves == 1)
    #expect(frame(of: bar)?.minY == 540)
  }

  @Test("That of a controller is displayed for the fields in its view without one of their own")
  func chain() {
    let (outer, inner) = (bar(), bar(50))
    controller.bar = outer
    textView.inputAccessoryView = inner
    field.becomeFirstResponder()
    #expect(frame(of: outer)?.minY == 540)
    textView.becomeFirstResponder()
    #expect(outer.window == nil)
    #expect(frame(of: inner)?.minY == 534)
    // A controller accepts no text, so it has no keyboard.
    controller.becomeFirstResponder()
    #expect(frame(of: outer) == CGRect(x: 0, y: 800, width: 390, height: 44))
  }

  @Test("A field in the view of a controller keeps the view above its keyboard") func innerField() {
    let bar = bar()
    let composer = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    bar.addSubview(composer)
    controller.bar = bar
    controller.becomeFirstResponder()
    #expect(composer.becomeFirstResponder())
    #expect(frame(of: bar)?.minY == 540)
    #expect(composer.isFirstResponder)
    // The field leaves the window with the view.
    controller.bar = nil
    composer.reloadInputViews()
    #expect(!composer.isFirstResponder)
    #expect(window.keyboardFrame == nil)
    #expect(window.keyboardAccessoryHost == nil)
  }

  @Test("A field in its own accessory view has a chain that ends") func ownField() {
    let bar = bar()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    bar.addSubview(field)
    field.reloadInputViews()
    #expect(sequence(first: field as UIResponder, next: \.next).contains { $0 === window })
  }
}
