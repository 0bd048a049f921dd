/// What a cell remembers of its configurations.
@MainActor struct CellConfigurations {
  /// What the content view shows; nil where the app fills it by itself.
  var content: (any UIContentConfiguration)?
  /// Whether the content's configuration follows the cell's state.
  var updatesContent = true
  /// What is drawn behind the content; nil where background views or colors are used.
  var background: UIBackgroundConfiguration?
  /// The view that draws it.
  var backgroundView: ConfiguredBackgroundView?
  /// Whether the background's configuration follows the cell's state.
  var updatesBackground = true
  /// What an app does after each update.
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
  /// Whether the cell is swiped aside, as its state says.
  var isSwiped = false
  /// Whether a finger moves the cell to another place, as its state says.
  var isReordering = false
  /// Whether an update was asked for; a new cell wants its first.
  private(set) var needsUpdate = true
  private var isUpdating = false
  private var traits: UITraitCollection?

  /// Asks for an update, unless the configuration changes because one is under way.
  mutating func noteAssignment() {
    if !isUpdating { needsUpdate = true }
  }

  /// Asks for an update.
  mutating func noteRequest() {
    needsUpdate = true
  }

  /// Whether an update is due for a cell of these traits, which are part of its state.
  func isDue(under traits: UITraitCollection) -> Bool {
    guard !isUpdating else { return false }
    return needsUpdate || (traits !== self.traits && traits != self.traits)
  }

  /// Marks the begin of an update.
  mutating func begin(under traits: UITraitCollection) {
    (needsUpdate, isUpdating, self.traits) = (false, true, traits)
  }

  /// Marks the end of an update.
  mutating func end() {
    isUpdating = false
  }
}
