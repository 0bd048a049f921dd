import Testing
import UIKit

@MainActor struct FirstResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let one = TypedView()
  private let two = TypedView()

  init() {
    window.addSubview(one)
    window.addSubview(two)
  }

  @Test("A plain view does not become first responder")
  func unwilling() {
    let view = UIView()
    window.addSubview(view)

    #expect(!view.canBecomeFirstResponder)
    #expect(view.canResignFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test("A view outside a window does not become first responder")
  func noWindow() {
    let view = TypedView()

    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test(
    "The new first responder is asked whether it can become, then the former whether it can resign")
  func order() {
    #expect(one.becomeFirstResponder())
    one.log = []
    #expect(two.becomeFirstResponder())

    #expect(two.log == ["become", "can become"])
    #expect(one.log == ["resign", "can resign"])
    #expect(two.isFirstResponder)
    #expect(!one.isFirstResponder)
  }

  @Test("A first responder that does not resign stays")
  func refusing() {
    one.becomeFirstResponder()
    one.letsGo = false

    #expect(!two.becomeFirstResponder())
    #expect(!one.resignFirstResponder())
    #expect(one.isFirstResponder)
  }

  @Test("A view that is already first responder is not asked again")
  func again() {
    one.becomeFirstResponder()
    one.log = []

    #expect(one.becomeFirstResponder())
    #expect(one.log == ["become"])
  }

  @Test("Resigning a view that isn't first responder returns true and changes nothing")
  func resigningNone() {
    one.becomeFirstResponder()

    #expect(two.resignFirstResponder())
    #expect(one.isFirstResponder)
  }

  @Test("Ending the editing of a view makes the first responder inside it resign")
  func endEditing() {
    let inner = TypedView()
    one.addSubview(inner)
    inner.becomeFirstResponder()

    #expect(!two.endEditing(false))
    #expect(inner.isFirstResponder)
    #expect(one.endEditing(false))
    #expect(!inner.isFirstResponder)
  }

  @Test("Forced end of editing doesn't ask the first responder")
  func force() {
    one.becomeFirstResponder()
    one.letsGo = false
    one.log = []

    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!one.isFirstResponder)
    #expect(one.log == ["resign", "can resign", "resign"])
  }

  @Test("After a forced resignation, the next first responder is asked again")
  func askedAfterForce() {
    one.becomeFirstResponder()
    window.endEditing(true)
    one.becomeFirstResponder()
    one.letsGo = false

    #expect(!one.resignFirstResponder())
    #expect(one.isFirstResponder)
  }

  @Test("A first responder that never resigns is forced to")
  func stubborn() {
    final class StubbornView: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { false }
    }
    let view = StubbornView()
    window.addSubview(view)
    view.becomeFirstResponder()

    #expect(window.endEditing(true))
    #expect(!view.isFirstResponder)
  }

  @Test("A view that leaves its window resigns, also as a descendant of the removed view")
  func leaving() {
    let inner = TypedView()
    one.addSubview(inner)
    inner.becomeFirstResponder()
    inner.letsGo = false

    one.removeFromSuperview()

    #expect(!inner.isFirstResponder)
    #expect(inner.log.last == "resign")
    window.addSubview(one)
    #expect(!inner.isFirstResponder)
  }

  @Test("A view that moves inside its window stays first responder")
  func moving() {
    one.becomeFirstResponder()

    two.addSubview(one)

    #expect(one.isFirstResponder)
  }

  @Test("Each window has its own first responder")
  func windows() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    other.addSubview(two)
    one.becomeFirstResponder()
    two.becomeFirstResponder()

    #expect(one.isFirstResponder)
    #expect(two.isFirstResponder)
  }

  @Test("A controller can be first responder, and resigns when its view leaves the window")
  func controller() {
    let controller = WillingController()
    controller.view.frame = window.bounds
    window.addSubview(controller.view)

    #expect(controller.becomeFirstResponder())
    #expect(controller.isFirstResponder)
    controller.view.removeFromSuperview()
    #expect(!controller.isFirstResponder)
  }

  @Test("The responder chain leads from a view through its controller and superviews to the window")
  func chain() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    one.addSubview(controller.view)

    let chain = Array(sequence(first: label as UIResponder, next: \.next))

    #expect(chain == [label, controller.view, controller, one, window])
  }

  @Test("The first responder is not kept alive")
  func release() {
    weak var gone: TypedView?
    do {
      let view = TypedView()
      gone = view
      window.addSubview(view)
      view.becomeFirstResponder()
      view.removeFromSuperview()
    }

    #expect(gone == nil)
  }
}

private final class WillingController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}
