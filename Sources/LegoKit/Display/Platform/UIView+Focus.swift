import UIKit

extension UIView {
  /// Whether the view has the focus of a hardware keyboard or a remote.
  var hasFocus: Bool { isFocused }
}
