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
  /// The values of traits of the app's own, by their definition.
  private(set) var custom: [ObjectIdentifier: CustomTraitValue] = [:]

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
    merged.custom.merge(other.custom) { $1 }
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

// MARK: Traits by their definition

extension TraitValues {
  /// The value of a trait; its default value if it isn't specified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { value(of: trait) as? Trait.Value ?? Trait.defaultValue }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      custom[ObjectIdentifier(trait)] = CustomTraitValue(
        value: newValue, affectsColorAppearance: Trait.affectsColorAppearance)
    }
  }

  /// Returns whether a trait is specified.
  func specifies(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return custom[ObjectIdentifier(trait)] != nil
    }
    var others = self
    system.remove(from: &others)
    return others != self
  }

  /// Makes a trait unspecified.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { return system.remove(from: &self) }
    custom[ObjectIdentifier(trait)] = nil
  }

  /// Returns whether a trait has the same value in other values, or is unspecified in both.
  ///
  /// A trait of an app that isn't specified equals its default value.
  func isEqual(to other: TraitValues, in trait: UITrait) -> Bool {
    var (mine, others) = (TraitValues(), TraitValues())
    mine.copy(trait, from: self)
    others.copy(trait, from: other)
    return mine == others
  }

  /// The custom values on which colors depend.
  var customColorTraits: TraitValues {
    var values = TraitValues()
    values.custom = custom.filter(\.value.affectsColorAppearance)
    return values
  }

  private mutating func copy<Trait: UITraitDefinition>(
    _ trait: Trait.Type, from other: TraitValues
  ) {
    self[trait] = other[trait]
  }

  private func value(of trait: UITrait) -> Any? {
    if let system = trait as? any SystemTrait.Type { return system.value(in: self) }
    return custom[ObjectIdentifier(trait)]?.value
  }
}
