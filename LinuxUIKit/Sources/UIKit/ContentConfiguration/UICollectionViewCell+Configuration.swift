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
    state.isSwiped = interactionState.isSwiped
    state.isEditing = interactionState.isEditing
    state.isReordering = interactionState.isReordering
    state.cellDropState = interactionState.drop
    state.cellDragState =
      switch interactionState.drag {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    return state
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
      configurationUpdateHandler?(self, state)
    }
  }

  /// Displays a content configuration, in the existing content view if it supports the
  /// configuration.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let isConfigured = configurations.content != nil
    configurations.setContent(configuration)
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
    if configuration != nil { removeOtherBackgrounds() }
    configurations.setBackground(configuration, of: self)
  }

  /// Updates the configurations that follow the state automatically.
  func updateAutomatically(for state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
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
///
/// There is a background view if, and only if, there is a background configuration.
@MainActor final class CellConfigurations {
  /// The content configuration, or `nil` if the app fills the content view itself.
  private(set) var content: (any UIContentConfiguration)?
  /// The background configuration, or `nil` if background views or colors are used.
  private(set) var background: UIBackgroundConfiguration?
  /// The view that displays the background configuration.
  private(set) var backgroundView: ConfiguredBackgroundView?
  // A new cell needs its first update.
  private var needsUpdate = true
  private var isUpdating = false
  private var traits: UITraitCollection?

  /// Sets the content configuration, and requests an update unless a running one sets it.
  func setContent(_ configuration: (any UIContentConfiguration)?) {
    content = configuration
    configurationDidChange()
  }

  /// Sets the background configuration, and displays it behind the other subviews of a cell.
  func setBackground(_ configuration: UIBackgroundConfiguration?, of cell: UICollectionViewCell) {
    background = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      return backgroundView = nil
    }
    if let backgroundView { return backgroundView.show(configuration) }
    let view = ConfiguredBackgroundView(configuration)
    view.frame = cell.bounds
    cell.insertSubview(view, at: 0)
    backgroundView = view
  }

  /// Requests an update after a configuration was set, unless a running update has set it.
  func configurationDidChange() {
    if !isUpdating { needsUpdate = true }
  }

  /// Requests an update.
  func setNeedsUpdate() {
    needsUpdate = true
  }

  /// Returns whether an update is needed for a cell with these traits, which are part of its state.
  func isDue(under traits: UITraitCollection) -> Bool {
    guard !isUpdating else { return false }
    return needsUpdate || (traits !== self.traits && traits != self.traits)
  }

  /// Begins an update.
  func begin(under traits: UITraitCollection) {
    (needsUpdate, isUpdating, self.traits) = (false, true, traits)
  }

  /// Ends the update.
  func end() {
    isUpdating = false
  }
}
