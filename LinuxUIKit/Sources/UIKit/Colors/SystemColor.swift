/// A named color of the system with one value for each look of the screen.
///
/// Apple's have further values for increased contrast, which our tables do not.
struct SystemColor: Hashable, Sendable {
  /// Apple's name, by which two system colors are told apart.
  let name: String
  let light: ColorComponents
  let dark: ColorComponents
  /// The value on sheets and popovers in the dark.
  let elevatedDark: ColorComponents

  init(
    _ name: String, light: ColorComponents, dark: ColorComponents,
    elevatedDark: ColorComponents? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.elevatedDark = elevatedDark ?? dark
  }

  /// The value under some traits; an unspecified style counts as light (uikit.md 1.5).
  func resolved(with traits: UITraitCollection) -> ColorComponents {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
  }
}

extension SystemColor {
  /// A color object for an entry of the tables.
  static func color(
    _ name: String, light: ColorComponents, dark: ColorComponents,
    elevatedDark: ColorComponents? = nil
  ) -> UIColor {
    let entry = SystemColor(name, light: light, dark: dark, elevatedDark: elevatedDark)
    return UIColor(source: .system(entry))
  }
}
