/// The values of a trait collection.
///
/// Every trait has a value that means "unspecified"; merging overrides only specified values.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var listEnvironment = UIListEnvironment.unspecified
  /// The tint color to which `UIColor.tintColor` resolves.
  var tintColor: UIColor?

  /// A phone in portrait orientation at scale 3, in light mode, left to right.
  static let standard = TraitValues(
    userInterfaceIdiom: .phone, userInterfaceStyle: .light, userInterfaceLevel: .base,
    accessibilityContrast: .normal, legibilityWeight: .regular, displayScale: 3,
    horizontalSizeClass: .compact,
    verticalSizeClass: .regular, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large, listEnvironment: .none)

  /// Returns these values overridden by the specified values of `other`.
  func merging(_ other: TraitValues) -> TraitValues {
    var merged = self
    merged.override(\.userInterfaceIdiom, with: other)
    merged.override(\.userInterfaceStyle, with: other)
    merged.override(\.userInterfaceLevel, with: other)
    merged.override(\.accessibilityContrast, with: other)
    merged.override(\.legibilityWeight, with: other)
    merged.override(\.displayScale, with: other)
    merged.override(\.horizontalSizeClass, with: other)
    merged.override(\.verticalSizeClass, with: other)
    merged.override(\.layoutDirection, with: other)
    merged.override(\.preferredContentSizeCategory, with: other)
    merged.override(\.listEnvironment, with: other)
    merged.override(\.tintColor, with: other)
    return merged
  }

  private static let unspecified = TraitValues()

  private mutating func override<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>, with other: TraitValues
  ) {
    let value = other[keyPath: trait]
    guard value != Self.unspecified[keyPath: trait] else { return }
    self[keyPath: trait] = value
  }
}
