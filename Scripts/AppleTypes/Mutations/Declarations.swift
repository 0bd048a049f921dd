import UIKit

// Members that clash with UIKit's.

extension UIView {
  @objc func setNeedsLayout(_ number: Int) {}
  func padding() {}
  // error: Objective-C selector 'tintColorDidChange' conflicts
  @objc func tintColorDidChange() {}
}

extension UILabel {
  var text: Int { 1 }
  // error: with type 'Int' cannot override a property with type 'CGRect'
  public var frame: Int { 0 }
}

extension UIViewController {
  @objc func viewDidLoad() {}  // error: Objective-C selector 'viewDidLoad' conflicts
}

final class ClashingSetter: UIView {
  @objc func setAlpha(_ alpha: CGFloat) {}  // error: conflicts with setter for 'alpha'
}
