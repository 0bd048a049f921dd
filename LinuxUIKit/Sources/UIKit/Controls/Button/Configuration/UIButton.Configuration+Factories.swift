// The ready-made looks of uikit.md 3.5.
extension UIButton.Configuration {
  /// Words in the tint.
  public static func plain() -> UIButton.Configuration { .init(.plain) }

  /// Words in the tint on gray.
  public static func gray() -> UIButton.Configuration { .init(.gray) }

  /// Words in the tint on a light tint.
  public static func tinted() -> UIButton.Configuration { .init(.tinted) }

  /// White words on the tint.
  public static func filled() -> UIButton.Configuration { .init(.filled) }

  /// Words in the tint, as the platform shows buttons without a border.
  public static func borderless() -> UIButton.Configuration { .init(.borderless) }

  /// Words in the tint on gray, as the platform shows buttons with a border.
  public static func bordered() -> UIButton.Configuration { .init(.gray) }

  /// Words in the tint on a light tint, as the platform shows buttons with a border.
  public static func borderedTinted() -> UIButton.Configuration { .init(.tinted) }

  /// White words on the tint, as the platform shows the button that most people want.
  public static func borderedProminent() -> UIButton.Configuration { .init(.filled) }
}
