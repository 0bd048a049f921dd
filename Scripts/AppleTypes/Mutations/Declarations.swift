import UIKit

// Members that clash with UIKit's.

extension UIView {
  @objc func setNeedsLayout(_ number: Int) {}
  func padding() {}
  @objc func tintColorDidChange() {}  // error: Objective-C selector 'tintColorDidChange' conflicts
}

extension UILabel {
  var text: Int { 1 }
  public var frame: Int { 0 }  // error: with type 'Int' cannot override a property with type 'CGRect'
}

extension UIViewController {
  @objc func viewDidLoad() {}  // error: Objective-C selector 'viewDidLoad' conflicts
}

final class ClashingSetter: UIView {
  @objc func setAlpha(_ alpha: CGFloat) {}  // error: conflicts with setter for 'alpha'
}
