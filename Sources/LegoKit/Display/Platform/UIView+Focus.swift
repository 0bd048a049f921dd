import UIKit

extension UIView {
  /// Whether the view has the focus of a hardware keyboard or a remote.
  var hasFocus: Bool {
    #if canImport(Darwin)
      isFocused
    #else
      // The Linux UIKit has no focus system.
      false
    #endif
  }
}
