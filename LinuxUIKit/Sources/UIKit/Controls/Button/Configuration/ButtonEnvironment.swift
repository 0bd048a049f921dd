/// Where a button with a configuration is, as far as its looks depend on that.
struct ButtonEnvironment {
  /// The button's tint.
  var tint: UIColor
  /// Light or dark, text size and direction.
  var traits: UITraitCollection
  /// Whether reading starts at the right.
  var isRightToLeft: Bool
}
