/// A named system color with a value for each appearance.
///
/// Apple's have additional values for increased contrast.
struct SystemColor: Hashable, Sendable {
  /// Apple's name, by which two system colors are compared.
  let name: String
  let light: ColorComponents
  let dark: ColorComponents
  /// The value in dark appearance at the elevated level, as on sheets and popovers.
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

  /// Returns the value for traits; an unspecified style is light (uikit.md, 1.5).
  func resolved(with traits: UITraitCollection) -> ColorComponents {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
  }
}

extension SystemColor {
  /// Creates the color of an entry of the tables.
  static func color(
    _ name: String, light: ColorComponents, dark: ColorComponents,
    elevatedDark: ColorComponents? = nil
  ) -> UIColor {
    let entry = SystemColor(name, light: light, dark: dark, elevatedDark: elevatedDark)
    return UIColor(source: .system(entry))
  }
}
