import UIKit

extension UITraitCollection {
  /// Returns the traits with those that `changes` specifies in their place.
  @MainActor func merging(_ changes: UITraitCollection) -> UITraitCollection {
    #if os(visionOS)
      modifyingTraits { traits in
        if changes.userInterfaceStyle != .unspecified {
          traits.userInterfaceStyle = changes.userInterfaceStyle
        }
        if changes.layoutDirection != .unspecified {
          traits.layoutDirection = changes.layoutDirection
        }
        if changes.preferredContentSizeCategory != .unspecified {
          traits.preferredContentSizeCategory = changes.preferredContentSizeCategory
        }
        if changes.displayScale > 0 { traits.displayScale = changes.displayScale }
        if changes.horizontalSizeClass != .unspecified {
          traits.horizontalSizeClass = changes.horizontalSizeClass
        }
        if changes.verticalSizeClass != .unspecified {
          traits.verticalSizeClass = changes.verticalSizeClass
        }
        if changes.accessibilityContrast != .unspecified {
          traits.accessibilityContrast = changes.accessibilityContrast
        }
        if changes.legibilityWeight != .unspecified {
          traits.legibilityWeight = changes.legibilityWeight
        }
      }
    #else
      UITraitCollection(traitsFrom: [self, changes])
    #endif
  }
}

extension UIViewController {
  /// Gives a child controller and its views other traits.
  func setTraits(_ traits: UITraitCollection, of child: UIViewController) {
    #if os(visionOS)
      child.traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
      child.traitOverrides.layoutDirection = traits.layoutDirection
      child.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
      child.traitOverrides.displayScale = traits.displayScale
      child.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
      child.traitOverrides.verticalSizeClass = traits.verticalSizeClass
      child.traitOverrides.accessibilityContrast = traits.accessibilityContrast
      child.traitOverrides.legibilityWeight = traits.legibilityWeight
    #else
      setOverrideTraitCollection(traits, forChild: child)
    #endif
  }
}
