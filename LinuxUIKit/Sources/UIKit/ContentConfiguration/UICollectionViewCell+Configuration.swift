extension UICollectionViewCell {
  /// What is called after each update of a cell's configurations, with the state that they are for.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// What the cell itself knows of its state (uikit.md 6.7).
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

  /// Whether actions are shown beside the cell; the collection view sets it.
  var isSwiped: Bool {
    get { configurations.isSwiped }
    set {
      guard newValue != isSwiped else { return }
      configurations.isSwiped = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the cell's item is being moved; the collection view sets it.
  var isReordering: Bool {
    get { configurations.isReordering }
    set {
      guard newValue != isReordering else { return }
      configurations.isReordering = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the configurations if that is due, once for all changes since the last time.
  func updateConfigurationIfDue() {
    let traits = traitCollection
    guard configurations.isDue(under: traits) else { return }
    configurations.begin(under: traits)
    defer { configurations.end() }
    // 1. Take the state once: both steps see the same.
    let state = configurationState
    traits.performAsCurrent {
      // 2. Let the class update, the automatic part in its super call.
      updateConfiguration(using: state)
      // 3. Let the app update.
      configurations.handler?(self, state)
    }
  }

  /// Shows a configuration, in the content view that is there if that can.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let isMade = configurations.content != nil
    configurations.content = configuration
    configurations.noteAssignment()
    setNeedsLayout()
    sizeMayHaveChanged()
    guard let configuration else {
      if isMade { replaceContentView(with: UIView()) }
      return
    }
    if isMade, let current = contentView as? any UIView & UIContentView {
      guard !current.supports(configuration) else { return current.configuration = configuration }
      noteReplacement(of: current, by: configuration)
    }
    replaceContentView(with: configuration.makeContentView())
  }

  /// Apple's advice on mixing kinds of content in one queue, once in a program (uikit.md 6.7).
  ///
  /// [guess 6.7] The sheet has the sentence in parts; the words between them are ours.
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
