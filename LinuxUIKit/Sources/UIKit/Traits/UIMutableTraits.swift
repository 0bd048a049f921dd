/// Traits that a closure may set, one by one.
///
/// ```swift
/// let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
/// ```
///
/// Ours leaves out traits of an app's own definition and their subscripts.
public protocol UIMutableTraits {
  /// Which kind of device the screen belongs to.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the screen is bright or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Whether content lies on the ground or on a sheet above it.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// How strongly things are set off from each other.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// How many pixels there are to the point; zero is unspecified.
  var displayScale: CGFloat { get set }
  /// How much room there is from left to right.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The size of text that the person asked for.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The kind of list that a view stands in (iOS 18).
  var listEnvironment: UIListEnvironment { get set }
}

/// A closure that sets traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void
