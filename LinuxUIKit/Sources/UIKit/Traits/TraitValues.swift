/// What a trait collection knows, as a value.
///
/// Every trait has a value that means "nothing is said"; merging overwrites only what is said.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var listEnvironment = UIListEnvironment.unspecified
  /// The tint of the view for which colors are resolved; it is what `UIColor.tintColor` means.
  var tintColor: UIColor?

  /// A phone held upright at three pixels to the point, bright, read from left to right.
  static let standard = TraitValues(
    userInterfaceIdiom: .phone, userInterfaceStyle: .light, userInterfaceLevel: .base,
    accessibilityContrast: .normal, displayScale: 3, horizontalSizeClass: .compact,
    verticalSizeClass: .regular, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large, listEnvironment: .none)

  /// These values with those that `other` specifies laid over them.
  func merging(_ other: TraitValues) -> TraitValues {
    var merged = self
    merged.take(\.userInterfaceIdiom, of: other)
    merged.take(\.userInterfaceStyle, of: other)
    merged.take(\.userInterfaceLevel, of: other)
    merged.take(\.accessibilityContrast, of: other)
    merged.take(\.displayScale, of: other)
    merged.take(\.horizontalSizeClass, of: other)
    merged.take(\.verticalSizeClass, of: other)
    merged.take(\.layoutDirection, of: other)
    merged.take(\.preferredContentSizeCategory, of: other)
    merged.take(\.listEnvironment, of: other)
    merged.take(\.tintColor, of: other)
    return merged
  }

  private static let unspecified = TraitValues()

  private mutating func take<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>, of other: TraitValues
  ) {
    let value = other[keyPath: trait]
    guard value != Self.unspecified[keyPath: trait] else { return }
    self[keyPath: trait] = value
  }
}
