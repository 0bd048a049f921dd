extension UICollectionViewCell {
  /// A closure that is called after each update of a cell's configurations, with the state of the
  /// update.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// The state as known to the cell (uikit.md, 6.7).
  var ownConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isSwiped = isSwiped
    state.isEditing = isInEditing
    state.isReordering = isReordering
    return state
  }

  /// Whether swipe actions of the cell are displayed.
  ///
  /// Set by the collection view.
  var isSwiped: Bool {
    get { configurations.isSwiped }
    set {
      guard newValue != isSwiped else { return }
      configurations.isSwiped = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the cell's item is being moved interactively.
  ///
  /// Set by the collection view.
  var isReordering: Bool {
    get { configurations.isReordering }
    set {
      guard newValue != isReordering else { return }
      configurations.isReordering = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the configurations if an update is needed.
  func updateConfigurationIfDue() {
    let traits = traitCollection
    guard configurations.isDue(under: traits) else { return }
    configurations.begin(under: traits)
    defer { configurations.end() }
    // 1. Get the state once, so that both steps use the same one.
    let state = configurationState
    traits.performAsCurrent {
      // 2. Call the overridable update method; the default implementation updates automatically.
      updateConfiguration(using: state)
      // 3. Call the app's handler.
      configurations.handler?(self, state)
    }
  }

  /// Displays a content configuration, in the existing content view if it supports the
  /// configuration.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let isConfigured = configurations.content != nil
    configurations.content = configuration
    configurations.noteAssignment()
    setNeedsLayout()
    sizeMayHaveChanged()
    guard let configuration else {
      if isConfigured { replaceContentView(with: UIView()) }
      return
    }
    if isConfigured, let current = contentView as? any UIView & UIContentView {
      guard !current.supports(configuration) else { return current.configuration = configuration }
      noteReplacement(of: current, by: configuration)
    }
    replaceContentView(with: configuration.makeContentView())
  }

  // Unverified: uikit.md, 6.7 has fragments of the message; the text between them is worded freely.
  /// Logs Apple's advice on mixing content types in one reuse queue, once per process
  /// (uikit.md, 6.7).
  private func noteReplacement(
    of view: any UIView & UIContentView, by configuration: any UIContentConfiguration
  ) {
    LayoutLog.writeOnce(
      """
      A cell's content view is replaced, which is slow: \(type(of: self)) with the reuse identifier \
      \(reuseIdentifier ?? "(null)") was given a \(type(of: configuration)), and the existing \
      content view does not support the new configuration: it is a \(type(of: view)). Use separate \
      registrations or reuse identifiers for different kinds of content. Make a symbolic \
      breakpoint at UIContentConfigurationAlertForReplacedContentView to catch this in the debugger.
      """, about: "UIContentConfigurationAlertForReplacedContentView")
  }
}

extension UICollectionViewCell {
  /// Displays a background configuration, or removes it.
  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    guard let configuration else {
      configurations.backgroundView?.removeFromSuperview()
      return configurations.backgroundView = nil
    }
    removeOtherBackgrounds()
    if let view = configurations.backgroundView { return view.configuration = configuration }
    let view = ConfiguredBackgroundView(configuration)
    view.frame = bounds
    insertSubview(view, at: 0)
    configurations.backgroundView = view
  }

  /// Updates the configurations that follow the state automatically.
  func updateAutomatically(for state: UICellConfigurationState) {
    if configurations.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if configurations.updatesBackground, let background = backgroundConfiguration {
      showBackground(background.updated(for: state))
    }
  }

  private func removeOtherBackgrounds() {
    if backgroundColor != nil { backgroundColor = nil }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
  }
}

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
  /// Whether an update was requested.
  ///
  /// A new cell needs its first update.
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

  /// Returns whether an update is needed for a cell with these traits, which are part of its state.
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
