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
