/// What a view's surroundings are like: style, text size, direction, pixels to the point.
///
/// A collection says something about some traits and leaves the others unspecified. The
/// collections of views and controllers specify every trait; those made by hand usually one.
///
/// ```swift
/// let darkAndLarge = UITraitCollection(traitsFrom: [
///   UITraitCollection(userInterfaceStyle: .dark),
///   UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
/// ])
/// ```
///
/// Ours leaves out the gamut, force touch, legibility weight, active appearance and typesetting
/// traits, traits of an app's own definition, and coding.
// Unchecked because an open class cannot be proven immutable: its one stored property is a `let`
// of a Sendable struct.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// A collection that says nothing.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// A collection of the traits that a closure sets (iOS 17).
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// The union of some collections; where several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  init(values: TraitValues) {
    self.values = values
  }

  /// This collection with the traits that a closure sets changed (iOS 17).
  open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// The same one: it never changes.
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
  /// Whether this collection says everything that the other says.
  ///
  /// A missing collection says nothing, so every collection contains it.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Whether a color could look different under the other collection.
  ///
  /// Style, contrast, level and kind of device decide; a missing collection always differs.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.colorAppearance != traitCollection.values.colorAppearance
  }
}

extension TraitValues {
  /// These values without those that leave colors as they are.
  fileprivate var colorAppearance: TraitValues {
    TraitValues(
      userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: userInterfaceStyle,
      userInterfaceLevel: userInterfaceLevel, accessibilityContrast: accessibilityContrast)
  }
}
