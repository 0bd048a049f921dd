import UIKit

extension UIColor {
  #if os(tvOS)
    /// The color behind content that scrolls below other content; tvOS has no system background.
    package static var opaqueBackground: UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    }

    /// The color of a chip that is not selected; tvOS has no fill colors.
    static var chipFill: UIColor { UIColor(white: 0.5, alpha: 0.3) }
  #else
    /// The color behind content that scrolls below other content.
    package static var opaqueBackground: UIColor { .systemBackground }

    /// The color of a chip that is not selected.
    static var chipFill: UIColor { .secondarySystemFill }
  #endif

  /// The color if it hides what is behind it.
  var ifOpaque: UIColor? { cgColor.alpha == 1 ? self : nil }
}
