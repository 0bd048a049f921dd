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

extension UIButton.Configuration {
  /// The size of a button's content and insets.
  ///
  /// Raw values match Apple's.
  public enum Size: Int, Sendable {
    /// The default size.
    case medium = 0
    /// Smaller text and insets.
    case small = 1
    /// The smallest size.
    case mini = 2
    /// The default text with larger insets.
    case large = 3
  }

  /// The corner style of a button's background.
  ///
  /// Raw values match Apple's.
  public enum CornerStyle: Int, Sendable {
    /// The background's corner radius, independent of the text size.
    case fixed = -1
    /// The background's corner radius, scaled with the text size.
    case dynamic = 0
    /// A small corner radius.
    case small = 1
    /// A medium corner radius.
    case medium = 2
    /// A large corner radius.
    case large = 3
    /// A corner radius of half the height.
    case capsule = 4
  }

  /// The alignment of title and subtitle relative to each other.
  ///
  /// Raw values match Apple's.
  public enum TitleAlignment: Int, Sendable {
    /// An alignment that depends on the placement of the image.
    case automatic = 0
    /// Aligned at the leading edge.
    case leading = 1
    /// Centered.
    case center = 2
    /// Aligned at the trailing edge.
    case trailing = 3
  }
}
