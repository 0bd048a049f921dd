/// The configuration of a button and the state of its updates.
@MainActor struct ButtonUpdates {
  /// The configuration, or `nil` if the button uses content by control state.
  var configuration: UIButton.Configuration?
  /// Whether the configuration is updated automatically when the button's state changes.
  var isAutomatic = true
  /// The handler called after each update.
  var handler: UIButton.ConfigurationUpdateHandler? {
    didSet { needsUpdate = true }
  }
  /// Whether an update is needed.
  var needsUpdate = false
  /// Whether an update is running; changes made by it don't request another one.
  private(set) var isUpdating = false

  /// Begins an update and returns `true`, or returns `false` if none is needed.
  mutating func begin() -> Bool {
    guard needsUpdate, !isUpdating else { return false }
    (needsUpdate, isUpdating) = (false, true)
    return true
  }

  /// Ends the update.
  mutating func end() {
    isUpdating = false
  }
}
