import LegoTesting
import Testing
import UIKit

/// A view that counts how often it is asked whether it is the first responder.
private final class CountingView: UIView {
  static var count = 0

  override var isFirstResponder: Bool {
    Self.count += 1
    return super.isFirstResponder
  }
}

@MainActor struct FirstResponderSearchTests {
  @Test("Typing into a field in many views asks each of them a few times at most")
  func depth() throws {
    let controller = UIViewController()
    let depth = 40
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var outer: UIView = controller.view
    for _ in 0..<depth {
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      outer.addSubview(view)
      outer = view
    }
    outer.addSubview(field)
    let screen = Screen(controller)
    field.becomeFirstResponder()
    CountingView.count = 0
    try screen.type("a")
    #expect(field.text == "a")
    // A search that called itself twice at each level would ask 2^40 times.
    #expect(CountingView.count <= 4 * depth)
  }
}
