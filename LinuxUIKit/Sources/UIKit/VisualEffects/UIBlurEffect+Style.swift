extension UIBlurEffect {
  /// The styles of a blur effect.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// About as light as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// Adapts to the appearance.
    case regular = 4
    /// More prominent than `regular`; adapts to the appearance.
    case prominent = 5

    /// A material through which most of the content behind is visible.
    case systemUltraThinMaterial = 6
    /// A material through which the content behind is easily visible.
    case systemThinMaterial = 7
    /// The material through which the content behind is visible somewhat.
    case systemMaterial = 8
    /// A material through which little of the content behind is visible.
    case systemThickMaterial = 9
    /// The material of system bars.
    case systemChromeMaterial = 10

    /// The light `systemUltraThinMaterial`.
    case systemUltraThinMaterialLight = 11
    /// The light `systemThinMaterial`.
    case systemThinMaterialLight = 12
    /// The light `systemMaterial`.
    case systemMaterialLight = 13
    /// The light `systemThickMaterial`.
    case systemThickMaterialLight = 14
    /// The light `systemChromeMaterial`.
    case systemChromeMaterialLight = 15

    /// The dark `systemUltraThinMaterial`.
    case systemUltraThinMaterialDark = 16
    /// The dark `systemThinMaterial`.
    case systemThinMaterialDark = 17
    /// The dark `systemMaterial`.
    case systemMaterialDark = 18
    /// The dark `systemThickMaterial`.
    case systemThickMaterialDark = 19
    /// The dark `systemChromeMaterial`.
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  /// The appearance of a style that does not adapt; `nil` for one that does.
  var fixedInterfaceStyle: UIUserInterfaceStyle? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }

  /// Returns the material of the style in the light or the dark appearance.
  func material(isDark: Bool) -> BackdropMaterial {
    switch self {
    case .extraLight: Materials.extraLight
    case .light: Materials.light
    case .dark: Materials.dark
    case .regular: isDark ? Materials.dark : Materials.light
    case .prominent: isDark ? Materials.dark : Materials.extraLight
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      isDark ? Materials.material(dark: 0.55) : Materials.material(light: 0.44)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      isDark ? Materials.material(dark: 0.70) : Materials.material(light: 0.60)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      isDark ? Materials.material(dark: 0.82) : Materials.material(light: 0.75)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      isDark ? Materials.material(dark: 0.90) : Materials.material(light: 0.88)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      isDark ? Materials.darkChrome : Materials.lightChrome
    }
  }
}

/// The blur, saturation and tint of the styles.
private enum Materials {
  // Unverified: inferred from `UIImage+ImageEffects`, the sample code of WWDC 2013 with which Apple
  // reproduced the styles extraLight, light and dark: deviation, saturation and tint.
  private static let saturation: CGFloat = 1.8
  static let extraLight = make(deviation: 20, gray: 0.97, opacity: 0.82)
  static let light = make(deviation: 30, gray: 1, opacity: 0.30)
  static let dark = make(deviation: 20, gray: 0.11, opacity: 0.73)

  // Unverified: inferred from the flat colors of bars (uikit.md, 1.4), with more of the content
  // visible since it is blurred here.
  static let lightChrome = make(deviation: 30, gray: 249 / 255, opacity: 0.85)
  static let darkChrome = make(deviation: 30, gray: 29 / 255, opacity: 0.80)

  // Unverified: inferred from the names, from ultra thin to thick.
  static func material(light opacity: CGFloat) -> BackdropMaterial {
    make(deviation: 30, gray: 0.97, opacity: opacity)
  }

  // Unverified: inferred from the names, from ultra thin to thick.
  static func material(dark opacity: CGFloat) -> BackdropMaterial {
    make(deviation: 30, gray: 37 / 255, opacity: opacity)
  }

  private static func make(deviation: CGFloat, gray: CGFloat, opacity: CGFloat)
    -> BackdropMaterial
  {
    BackdropMaterial(
      deviation: deviation, saturation: saturation, tint: CGColor(gray: gray, alpha: opacity))
  }
}
