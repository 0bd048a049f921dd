extension UIButton {
  /// What is called after each update of a button's configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// Takes another configuration, or none.
  func setConfiguration(_ configuration: Configuration?) {
    updates.configuration = configuration
    setNeedsUpdateConfiguration()
  }

  /// Has the configuration follow the button's state, once for all changes since the last time.
  func updateConfigurationIfDue() {
    guard updates.begin() else { return }
    defer { updates.end() }
    traitCollection.performAsCurrent {
      // 1. Let the class update, the automatic part in its super call.
      updateConfiguration()
      // 2. Let the app update.
      updates.handler?(self)
    }
  }

  /// Replaces the configuration by that for the present state, unless the app does that.
  func updateConfigurationAutomatically() {
    guard updates.isAutomatic, let configuration else { return }
    self.configuration = configuration.updated(for: self)
  }

  /// What is shown: the configuration's words and image, or else those of the state.
  var shownContent: ButtonContent {
    let face = showChoice(in: face)
    guard var configuration = shownConfiguration else {
      return face.content(in: state, tint: tintColor)
    }
    if showsChosenAction { configuration.title = nil }
    return configuration.filled(with: face, in: state).content(in: surroundings)
  }

  /// The configuration for the present state, also where an app's update set one for another state.
  private var shownConfiguration: Configuration? {
    updates.isAutomatic ? configuration?.updated(for: self) : configuration
  }

  /// What the looks of a configuration depend on.
  ///
  /// [guess 3.5] What takes something away is red.
  var surroundings: ButtonEnvironment {
    ButtonEnvironment(
      tint: role == .destructive ? .systemRed : tintColor, traits: traitCollection,
      isRightToLeft: isRightToLeft)
  }

  /// Shows the ground of the configuration as high as the button, or none.
  func placeConfiguredBackground() {
    guard
      let shown = shownConfiguration?.shownBackground(in: surroundings, height: bounds.height)
    else { return parts.removeConfiguredBackground() }
    let view = parts.configuredBackground(shown)
    if view.superview !== self { insertSubview(view, at: 0) }
    view.configuration = shown
    view.frame = bounds
  }

  /// Where the parts of a configuration are in the bounds.
  func configuredFrames(_ configuration: Configuration, in bounds: CGRect) -> ButtonFrames {
    let insets = configuration.contentInsets.resolved(isRightToLeft: isRightToLeft)
    return configuredArrangement(configuration).frames(in: bounds.inset(by: insets))
  }

  /// The natural size of a button with a configuration.
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
  /// The same with words and image of a state where it has none.
  ///
  /// [guess 9.2] What the configuration says goes before what was set for a state.
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
  /// Words of a configuration wrap where they have no room.
  var isHeightDependentOnWidth: Bool { configuration != nil }

  func contentSize(forWidth width: CGFloat) -> CGSize {
    contentSize(offered: width)
  }
}
