// Unchecked because an open class can't be proven immutable: only initializers set its only stored
// property, a Sendable struct.
/// The interface environment of a view or controller, such as its appearance, content size category
/// and display scale.
///
/// A collection specifies some traits. The collections of views and controllers specify all of
/// them; those created in code usually one.
///
/// ```swift
/// let darkAndLarge = UITraitCollection(traitsFrom: [
///   UITraitCollection(userInterfaceStyle: .dark),
///   UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
/// ])
/// ```
///
/// - Note: Not implemented: display gamut, 3D Touch, active appearance, typesetting language, coding.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private(set) final var values = TraitValues()

  /// Creates a collection that specifies no traits.
  public override init() {}

  /// Creates a collection with the traits that a closure sets (iOS 17).
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Creates a collection that combines others; the last one that specifies a trait wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Returns this collection with the traits that a closure modifies (iOS 17).
  open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// The value of a trait by its definition; its default value if it isn't specified (iOS 17).
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Returns this collection with another value of a trait (iOS 17).
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  open override var hash: Int { values.hashValue }

  // Comparing and using

  /// Runs a closure with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    runAsCurrent(actions)
  }

  /// Returns whether this collection specifies all traits of another one, with the same values.
  ///
  /// Returns `true` if `trait` is `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Returns whether colors may resolve differently under another collection.
  ///
  /// Style, contrast, level, idiom and the custom traits that affect colors are compared. Returns `true` if `traitCollection` is `nil`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.colorAppearance != traitCollection.values.colorAppearance
  }

  // Values

  /// The type of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The elevation level of the interface.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The accessibility contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// The weight of text that the user prefers.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// The number of pixels in a point; zero is unspecified.
  open var displayScale: CGFloat { values.displayScale }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The list environment (iOS 18), specified inside cells, headers and footers of list sections.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }
}

extension TraitValues {
  fileprivate func mutated(by mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}

extension TraitValues {
  /// The values that affect the resolution of colors.
  fileprivate var colorAppearance: TraitValues {
    var values = customColorTraits
    values.userInterfaceIdiom = userInterfaceIdiom
    values.userInterfaceStyle = userInterfaceStyle
    values.userInterfaceLevel = userInterfaceLevel
    values.accessibilityContrast = accessibilityContrast
    return values
  }
}
