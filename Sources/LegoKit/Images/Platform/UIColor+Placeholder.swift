import UIKit

extension UIColor {
  /// The color in place of an image that is not loaded; tvOS has no fill colors.
  static var imagePlaceholder: UIColor {
    #if os(tvOS)
      UIColor(white: 0.5, alpha: 0.2)
    #else
      .tertiarySystemFill
    #endif
  }
}
