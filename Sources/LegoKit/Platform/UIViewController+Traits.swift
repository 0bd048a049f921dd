import UIKit

extension UIViewController {
  /// Gives a child controller and its views the traits that sizes depend on.
  func setTraits(_ traits: UITraitCollection, of child: UIViewController) {
    if #available(iOS 17, tvOS 17, *) { return child.overrideTraits(with: traits) }
    #if !os(visionOS)
      setOverrideTraitCollection(traits, forChild: child)
    #endif
  }

  @available(iOS 17, tvOS 17, *)
  private func overrideTraits(with traits: UITraitCollection) {
    traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
    traitOverrides.layoutDirection = traits.layoutDirection
    traitOverrides.displayScale = traits.displayScale
    traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
    traitOverrides.verticalSizeClass = traits.verticalSizeClass
    traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    traitOverrides.accessibilityContrast = traits.accessibilityContrast
    traitOverrides.legibilityWeight = traits.legibilityWeight
  }
}
