/// The traits that a view, controller or scene specifies for itself and its content (iOS 17).
///
/// ```swift
/// view.traitOverrides.userInterfaceStyle = .dark
/// view.traitOverrides[CompactRows.self] = true
/// view.traitOverrides.remove(CompactRows.self)
/// ```
///
/// Traits that aren't specified are inherited.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  /// The specified values.
  private(set) var values = TraitValues()

  /// The type of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// The elevation level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  /// The accessibility contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  /// The weight of text that the user prefers.
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  /// The number of pixels in a point; zero is unspecified.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// The list environment (iOS 18).
  public var listEnvironment: UIListEnvironment {
    get { values.listEnvironment }
    set { values.listEnvironment = newValue }
  }

  /// The value of a trait; its default value if it isn't specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is specified.
  ///
  /// - Note: A trait of the system that is set to its unspecified value counts as not specified.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes a trait, which is inherited then.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

/// The trait overrides of a view, controller or scene, and the handlers of changes of its traits.
@MainActor final class TraitState {
  private(set) var overrides = UITraitOverrides()
  private var registrations: [TraitChangeRegistration] = []
  /// The traits at the time of the first registration or of the last notification.
  private var reported: UITraitCollection?

  /// Replaces the overrides, and returns whether they changed.
  func setOverrides(_ new: UITraitOverrides) -> Bool {
    defer { overrides = new }
    return new.values != overrides.values
  }

  /// Appends a handler of changes from now on, when the traits are `current`.
  func append(_ registration: TraitChangeRegistration, current: UITraitCollection) {
    if registrations.isEmpty { reported = current }
    registrations.append(registration)
  }

  /// Removes a handler; other objects are ignored.
  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers whose traits differ from those that were reported last.
  func report(_ current: UITraitCollection) {
    guard let previous = reported, previous != current else { return }
    reported = current
    current.performAsCurrent {
      for registration in registrations where registration.isAffected(from: previous, to: current) {
        registration.handler(previous)
      }
    }
  }
}
