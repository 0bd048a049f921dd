// The predefined configurations of uikit.md, 3.5.
extension UIButton.Configuration {
  /// Returns a configuration with text in the tint color and no background.
  public static func plain() -> UIButton.Configuration { .init(.plain) }

  /// Returns a configuration with a gray background.
  public static func gray() -> UIButton.Configuration { .init(.gray) }

  /// Returns a configuration with a translucent tinted background.
  public static func tinted() -> UIButton.Configuration { .init(.tinted) }

  /// Returns a configuration with white text on a background in the tint color.
  public static func filled() -> UIButton.Configuration { .init(.filled) }

  /// Returns a configuration in the platform's style of buttons without a border.
  public static func borderless() -> UIButton.Configuration { .init(.borderless) }

  /// Returns a configuration in the platform's style of bordered buttons.
  public static func bordered() -> UIButton.Configuration { .init(.gray) }

  /// Returns a configuration in the platform's style of tinted bordered buttons.
  public static func borderedTinted() -> UIButton.Configuration { .init(.tinted) }

  /// Returns a configuration in the platform's style of prominent bordered buttons.
  public static func borderedProminent() -> UIButton.Configuration { .init(.filled) }
}
