import LegoKit

/// The settings of the user, observed by the screens that show them.
final class SettingsModel: LegoObservableObject {
  /// The current settings.
  @LegoPublished var settings = Settings()

  /// Whether a setting differs from its default.
  var isChanged: Bool { settings != Settings() }
}
