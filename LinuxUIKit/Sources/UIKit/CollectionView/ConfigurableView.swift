/// A cell, header or footer with a content configuration and a background configuration.
///
/// Cells of collection views and tables and the headers and footers of tables adopt it. They own
/// the configurations; the extensions display and update them.
@MainActor protocol ConfigurableView: ElementView {
  /// The type of the state for which the configurations are updated.
  associatedtype State: UIConfigurationState

  /// The configurations and the state of their updates.
  var configurations: CellConfigurations { get }
  /// The view that contains the content.
  var contentView: UIView { get }
  /// The configuration of the content view.
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  /// The configuration of the background.
  var backgroundConfiguration: UIBackgroundConfiguration? { get }
  /// Whether `contentConfiguration` is updated with the state.
  var automaticallyUpdatesContentConfiguration: Bool { get }
  /// Whether `backgroundConfiguration` is updated with the state.
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// The state for which the configurations are updated.
  var configurationState: State { get }

  /// Updates the configurations for a state.
  func updateConfiguration(using state: State)
  /// Calls the app's update handler.
  func callUpdateHandler(for state: State)
  /// Replaces the content view.
  func replaceContentView(with view: UIView)
  /// Creates the content view that is displayed without a content configuration.
  func makeDefaultContentView() -> UIView
  /// Removes the background color and the background views.
  func removeOtherBackgrounds()
}

extension ConfigurableView {
  func makeDefaultContentView() -> UIView { UIView() }

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
      callUpdateHandler(for: state)
    }
  }

  /// Updates the configurations of a displayed view after a request, if that is chosen.
  func updateConfigurationAtOnceIfChosen() {
    guard OpenChoices.current.contains(.updatesConfigurationsAtOnce), displayedElement != nil
    else { return }
    updateConfigurationIfDue()
  }

  /// Displays a content configuration, in the existing content view if it supports the
  /// configuration.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let isConfigured = configurations.content != nil
    configurations.setContent(configuration)
    setNeedsLayout()
    sizeMayHaveChanged()
    guard let configuration else {
      if isConfigured { replaceContentView(with: makeDefaultContentView()) }
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

extension ConfigurableView {
  /// Displays a background configuration, or removes it.
  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration != nil { removeOtherBackgrounds() }
    configurations.setBackground(configuration, of: self)
  }

  /// Displays a background configuration that the app has set, and requests an update of it.
  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    showBackground(configuration)
    configurations.configurationDidChange()
    setNeedsLayout()
  }

  /// Updates the configurations that follow the state automatically.
  func updateAutomatically(for state: State) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      configurations.setBackground(background.updated(for: state), of: self)
    }
  }
}

extension UICollectionViewCell: ConfigurableView {
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
    state.isFocused = isFocused
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

  func callUpdateHandler(for state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func removeOtherBackgrounds() {
    if backgroundColor != nil { backgroundColor = nil }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
  }
}

/// The configurations of a cell, header or footer and the state of their updates.
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

  /// Sets the background configuration, and displays it behind the other subviews of a view.
  func setBackground(_ configuration: UIBackgroundConfiguration?, of owner: UIView) {
    background = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      return backgroundView = nil
    }
    if let backgroundView { return backgroundView.show(configuration) }
    let view = ConfiguredBackgroundView(configuration)
    view.frame = owner.bounds
    owner.insertSubview(view, at: 0)
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

  /// Returns whether an update is needed for a view with these traits, which are part of its state.
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
