// Unchecked because an open class can't be proven immutable: its only stored property is a `let` of
// a Sendable struct.
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
/// - Note: Not implemented: display gamut, 3D Touch, legibility weight, active appearance,
///   typesetting language, custom traits, coding.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// Creates a collection that specifies no traits.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// Creates a collection with the traits that a closure sets (iOS 17).
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Creates a collection that combines others; the last one that specifies a trait wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  init(values: TraitValues) {
    self.values = values
  }

  /// Returns this collection with the traits that a closure modifies (iOS 17).
  open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Returns the collection itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  open override var hash: Int { values.hashValue }
}

extension TraitValues {
  fileprivate func mutated(by mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}

extension UITraitCollection {
  /// Returns whether this collection specifies all traits of another one, with the same values.
  ///
  /// Returns `true` if `trait` is `nil`.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Returns whether colors may resolve differently under another collection.
  ///
  /// Style, contrast, level and idiom are compared. Returns `true` if `traitCollection` is `nil`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.colorAppearance != traitCollection.values.colorAppearance
  }
}

extension TraitValues {
  /// The values that affect the resolution of colors.
  fileprivate var colorAppearance: TraitValues {
    TraitValues(
      userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: userInterfaceStyle,
      userInterfaceLevel: userInterfaceLevel, accessibilityContrast: accessibilityContrast)
  }
}
