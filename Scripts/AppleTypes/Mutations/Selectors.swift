import UIKit

// Selectors and what Objective-C can call.

final class Target: NSObject {
  @objc func act() {}
  func hidden() {}
  @objc func takes(_ value: Int?) {}  // error: cannot be marked '@objc'
  @objc func takesStruct(_ value: (Int, Int)) {}  // error: cannot be marked '@objc'
}

@MainActor func addsAction(_ control: UIControl, _ target: Target) {
  control.addTarget(target, action: #selector(Target.act), for: .touchUpInside)
  // error: that is not exposed to Objective-C
  control.addTarget(target, action: #selector(Target.hidden), for: .touchUpInside)
  // error: has no member 'missing'
  control.addTarget(target, action: #selector(Target.missing), for: .touchUpInside)
}

@MainActor func namesMissing(_ view: UIView) {
  _ = #selector(UIView.foo)  // error: has no member 'foo'
}

final class Generic<Value>: UIViewController {
  @objc func act() {}
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

extension Generic {
  @objc func acts() {}  // error: extensions of generic classes cannot contain '@objc' members
}

struct NoClass {
  @objc func act() {}  // error: can only be used with members of classes
}

@objc protocol Actor2 {
  // error: associated type 'Value' cannot be declared inside '@objc' protocol
  associatedtype Value
}

final class ClashesWithItself: NSObject {
  @objc func play(_ sound: Int) {}
  @objc(play:) func play(other: Int) {}  // error: Objective-C selector 'play:' conflicts
}
