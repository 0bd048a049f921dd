extension UIButton {
  /// A closure that is called after each update of a button's configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// Sets or removes the configuration.
  func setConfiguration(_ configuration: Configuration?) {
    updates.configuration = configuration
    setNeedsUpdateConfiguration()
  }

  /// Updates the configuration for the current state if an update is needed.
  func updateConfigurationIfDue() {
    guard updates.begin() else { return }
    defer { updates.end() }
    traitCollection.performAsCurrent {
      // 1. Call the overridable update method; the default implementation updates automatically.
      updateConfiguration()
      // 2. Call the app's handler.
      updates.handler?(self)
    }
  }

  /// Replaces the configuration with its version for the current state, unless automatic updates
  /// are turned off.
  func updateConfigurationAutomatically() {
    guard updates.isAutomatic, let configuration else { return }
    self.configuration = configuration.updated(for: self)
  }

  /// The content to display: that of the configuration, with the content by control state as a
  /// fallback.
  var shownContent: ButtonContent {
    let face = showChoice(in: face)
    guard var configuration = shownConfiguration else {
      return face.content(in: state, tint: tintColor)
    }
    if showsChosenAction { configuration.title = nil }
    return configuration.filled(with: face, in: state).content(in: surroundings)
  }

  /// The configuration for the current state, even if an app's update set one for another state.
  private var shownConfiguration: Configuration? {
    updates.isAutomatic ? configuration?.updated(for: self) : configuration
  }

  // Unverified: destructive buttons are assumed to be red, like destructive menu actions.
  /// The values that affect the configuration's appearance.
  var surroundings: ButtonEnvironment {
    ButtonEnvironment(
      tint: role == .destructive ? .systemRed : tintColor, traits: traitCollection,
      isRightToLeft: isRightToLeft)
  }

  /// Shows the configuration's background, or removes it if there is none.
  func placeConfiguredBackground() {
    guard
      let shown = shownConfiguration?.shownBackground(in: surroundings, height: bounds.height)
    else { return parts.removeConfiguredBackground() }
    let view = parts.configuredBackground(shown)
    if view.superview !== self { insertSubview(view, at: 0) }
    view.configuration = shown
    view.frame = bounds
  }

  /// Returns the frames of a configuration's parts in the bounds.
  func configuredFrames(_ configuration: Configuration, in bounds: CGRect) -> ButtonFrames {
    let insets = configuration.contentInsets.resolved(isRightToLeft: isRightToLeft)
    return configuredArrangement(configuration).frames(in: bounds.inset(by: insets))
  }

  /// Returns the natural size of a configured button for the available width.
  func configuredSize(_ configuration: Configuration, offered width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let size = configuredArrangement(configuration).size(
      in: width - insets.leading - insets.trailing)
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  private func configuredArrangement(_ configuration: Configuration) -> ButtonArrangement {
    var arrangement = configuration.arrangement
    arrangement.image = parts.indicator.map(\.intrinsicContentSize) ?? parts.imageView?.shownSize
    arrangement.title = parts.titleLabel?.shownMeasure
    arrangement.subtitle = parts.subtitleLabel?.shownMeasure
    arrangement.horizontal = horizontalSide
    arrangement.vertical = verticalSide
    arrangement.isRightToLeft = isRightToLeft
    arrangement.scale = traitCollection.displayScale
    return arrangement
  }
}

extension UIButton.Configuration {
  // Unverified: the configuration's content is assumed to take precedence over content set for a
  // state.
  /// Returns a copy that takes missing content from the content by control state.
  fileprivate func filled(
    with face: ButtonFace, in state: UIControl.State
  ) -> UIButton.Configuration {
    var filled = self
    if attributedTitle == nil { filled.title = face.titles[state] }
    if image == nil { filled.image = face.images[state] }
    return filled
  }
}

extension UIButton: WidthDependentContent {
  /// Titles of a configuration wrap if they don't fit the width.
  var isHeightDependentOnWidth: Bool { configuration != nil }

  func contentSize(forWidth width: CGFloat) -> CGSize {
    contentSize(offered: width)
  }
}
