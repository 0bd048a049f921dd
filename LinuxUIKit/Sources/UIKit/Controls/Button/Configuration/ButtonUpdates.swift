/// What a button remembers of its configuration.
@MainActor struct ButtonUpdates {
  /// How the button looks; nil where its states have words and pictures of their own.
  var configuration: UIButton.Configuration?
  /// Whether the configuration follows the button's state.
  var isAutomatic = true
  /// What an app does after each update.
  var handler: UIButton.ConfigurationUpdateHandler? {
    didSet { needsUpdate = true }
  }
  /// Whether an update is due.
  var needsUpdate = false
  /// Whether an update is under way, so that what it changes asks for no other.
  private(set) var isUpdating = false

  /// Marks the begin of an update; false when none is due.
  mutating func begin() -> Bool {
    guard needsUpdate, !isUpdating else { return false }
    (needsUpdate, isUpdating) = (false, true)
    return true
  }

  /// Marks the end of an update.
  mutating func end() {
    isUpdating = false
  }
}
