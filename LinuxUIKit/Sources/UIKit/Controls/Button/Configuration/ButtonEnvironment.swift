/// The inherited values that affect the appearance of a configured button.
struct ButtonEnvironment {
  /// The button's tint color.
  var tint: UIColor
  /// The button's traits.
  var traits: UITraitCollection
  /// Whether the layout direction is right to left.
  var isRightToLeft: Bool
}
