/// The configurations of a cell and the state of their updates.
@MainActor struct CellConfigurations {
  /// The content configuration, or `nil` if the app fills the content view itself.
  var content: (any UIContentConfiguration)?
  /// Whether the content configuration is updated automatically when the cell's state changes.
  var updatesContent = true
  /// The background configuration, or `nil` if background views or colors are used.
  var background: UIBackgroundConfiguration?
  /// The view that displays the background configuration.
  var backgroundView: ConfiguredBackgroundView?
  /// Whether the background configuration is updated automatically when the cell's state changes.
  var updatesBackground = true
  /// The handler called after each update.
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
  /// Whether swipe actions of the cell are displayed.
  var isSwiped = false
  /// Whether the cell's item is being moved interactively.
  var isReordering = false
  /// Whether an update was requested. A new cell needs its first update.
  private(set) var needsUpdate = true
  private var isUpdating = false
  private var traits: UITraitCollection?

  /// Requests an update, unless the configuration was set by a running one.
  mutating func noteAssignment() {
    if !isUpdating { needsUpdate = true }
  }

  /// Requests an update.
  mutating func noteRequest() {
    needsUpdate = true
  }

  /// Whether an update is needed for a cell with these traits, which are part of its state.
  func isDue(under traits: UITraitCollection) -> Bool {
    guard !isUpdating else { return false }
    return needsUpdate || (traits !== self.traits && traits != self.traits)
  }

  /// Begins an update.
  mutating func begin(under traits: UITraitCollection) {
    (needsUpdate, isUpdating, self.traits) = (false, true, traits)
  }

  /// Ends the update.
  mutating func end() {
    isUpdating = false
  }
}
