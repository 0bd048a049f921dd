import UIKit

extension UIView {
  /// The side where a line of text ends, for numbers that stand one below the other.
  var endAlignment: NSTextAlignment {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }
}
