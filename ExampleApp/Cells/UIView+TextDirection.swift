import UIKit

extension UIView {
  /// The trailing text alignment, for numbers in a column.
  var endAlignment: NSTextAlignment {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }
}
