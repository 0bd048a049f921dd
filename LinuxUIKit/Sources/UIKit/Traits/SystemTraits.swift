// The definitions of the system's traits, as arguments of `registerForTraitChanges(_:handler:)` and
// `traitOverrides.contains(_:)`.

/// A trait that has a property of its own in the values of a trait collection.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  /// The property with the value.
  static var property: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: property] }

  static func set(_ value: Any, in values: inout TraitValues) {
    guard let value = value as? Value else { return }
    values[keyPath: property] = value
  }

  /// Sets the value to that which means "unspecified".
  static func remove(from values: inout TraitValues) {
    values[keyPath: property] = TraitValues()[keyPath: property]
  }
}

/// The type of device (iOS 17).
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// Whether colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

/// The light or dark appearance (iOS 17).
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Whether colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

/// The elevation level (iOS 17).
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// Whether colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

/// The accessibility contrast (iOS 17).
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// Whether colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

/// The weight of text that the user prefers (iOS 17).
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// The number of pixels in a point (iOS 17).
public struct UITraitDisplayScale: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue: CGFloat = 0
}

/// The horizontal size class (iOS 17).
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class (iOS 17).
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The layout direction (iOS 17).
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The text size that the user prefers (iOS 17).
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The list environment (iOS 18).
public struct UITraitListEnvironment: UITraitDefinition {
  /// The value where the trait isn't specified.
  public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

extension UITraitLegibilityWeight: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitDisplayScale: SystemTrait {
  static var property: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

extension UITraitLayoutDirection: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

extension UITraitListEnvironment: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

extension UITraitCollection {
  /// The system's traits on which dynamic colors depend (iOS 17).
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The system's traits by which an image of a catalog is chosen (iOS 17).
  ///
  /// - Note: Not implemented: the display gamut and the layout direction of images.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}
