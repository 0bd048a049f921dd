import UIKit

#if canImport(Darwin)
  extension UIWindow {
    /// Gives all that is shown in the window traits, what is presented too.
    ///
    /// Before iOS 17 a window can have light or dark alone.
    func take(_ traits: UITraitCollection) {
      guard #available(iOS 17, tvOS 17, *) else {
        return overrideUserInterfaceStyle = traits.userInterfaceStyle
      }
      traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
      traitOverrides.layoutDirection = traits.layoutDirection
      traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
      traitOverrides.displayScale = traits.displayScale
    }
  }
#else
  extension UIWindow {
    /// Gives all that is shown in the window traits, what is presented too.
    func take(_ traits: UITraitCollection) {
      traitsOverScreen = traits
    }
  }
#endif
