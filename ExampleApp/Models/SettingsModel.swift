/// Keeps what a person has set, and tells when it changes.
@MainActor final class SettingsModel {
  /// What is set now.
  private(set) var settings = Settings()
  /// Called after each change.
  var onChange: () -> Void = {}

  /// Whether something is set otherwise than it came.
  var isChanged: Bool { settings != Settings() }

  /// Changes what is set; a change to the same tells nobody.
  func change(_ change: (inout Settings) -> Void) {
    let before = settings
    change(&settings)
    if settings != before { onChange() }
  }

  /// Sets everything as it came.
  func reset() {
    change { $0 = Settings() }
  }
}
