/// A mutable container of traits.
///
/// ```swift
/// let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
/// ```
public protocol UIMutableTraits {
  /// The type of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The elevation level of the interface.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The accessibility contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The weight of text that the user prefers: regular or bold.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The number of pixels in a point; zero is unspecified.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The list environment of the view (iOS 18).
  var listEnvironment: UIListEnvironment { get set }
  /// The value of a trait by its definition; its default value if it isn't specified (iOS 17).
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// A closure that modifies traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void
