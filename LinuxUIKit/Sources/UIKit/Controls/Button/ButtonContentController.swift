/// The content of a button, as set by the app, and its display by the button's views.
///
/// A change requests an update, which runs once: before the next layout, or when a view or a size of
/// the content is read.
@MainActor final class ButtonContentController {
  private unowned let button: UIButton
  /// The views that display the content.
  let views: ButtonViews
  /// The content by control state.
  private(set) var stateContent = ButtonStateContent()
  /// The configuration, which takes precedence over the content by control state.
  private(set) var configuration: UIButton.Configuration?
  private var contentUpdate = ButtonUpdate(isNeeded: true)
  private var configurationUpdate = ButtonUpdate()

  /// Creates the content of a button without title and image.
  init(of button: UIButton) {
    self.button = button
    views = ButtonViews(of: button)
  }

  // MARK: Changes

  /// Changes the content by control state.
  func setStateContent(_ change: (inout ButtonStateContent) -> Void) {
    change(&stateContent)
    contentDidChange()
  }

  /// Sets the configuration, without requesting an update.
  func setConfiguration(_ configuration: UIButton.Configuration?) {
    self.configuration = configuration
  }

  /// Invalidates the content, unless its own update changes it.
  func contentDidChange() {
    guard !contentUpdate.isRunning else { return }
    contentUpdate.require()
    invalidateLayout()
  }

  /// Requests an update of the configuration, unless a running update changes it.
  func setNeedsConfigurationUpdate() {
    guard !configurationUpdate.isRunning else { return }
    configurationUpdate.require()
    contentDidChange()
  }

  /// Requests an update of the configuration in addition to a running one.
  func requireConfigurationUpdate() {
    configurationUpdate.require()
  }

  /// Called when the size of a subview or of the content insets changed.
  ///
  /// Changes made by the content's own update are ignored; they already invalidated the layout.
  func partSizeDidChange() {
    guard !contentUpdate.isRunning else { return }
    invalidateLayout()
  }

  private func invalidateLayout() {
    button.setNeedsLayout()
    button.invalidateIntrinsicContentSize()
  }

  // MARK: Updates

  /// Updates labels and images if the content was invalidated.
  func updateIfNeeded() {
    guard contentUpdate.begin() else { return }
    defer { contentUpdate.end() }
    updateConfigurationIfNeeded()
    views.display(displayedContent)
  }

  /// Updates the configuration for the current state if an update is needed.
  private func updateConfigurationIfNeeded() {
    guard configurationUpdate.begin() else { return }
    defer { configurationUpdate.end() }
    button.traitCollection.performAsCurrent {
      // 1. Call the overridable update method; the default implementation updates automatically.
      button.updateConfiguration()
      // 2. Call the app's handler.
      button.configurationUpdateHandler?(button)
    }
  }

  // MARK: Displayed content

  /// The content to display: that of the configuration, with the content by control state as a
  /// fallback.
  private var displayedContent: ButtonContent {
    let menu = button.menuController
    var stateContent = self.stateContent
    if let action = menu.displayedAction { stateContent = stateContent.showing(action) }
    guard var configuration = currentConfiguration else {
      return stateContent.content(in: button.state, tint: button.tintColor)
    }
    if menu.displaysSelection { configuration.title = nil }
    return configuration.filled(with: stateContent, in: button.state).content(in: environment)
  }

  /// The configuration for the current state, even if an app's update set one for another state.
  var currentConfiguration: UIButton.Configuration? {
    button.automaticallyUpdatesConfiguration
      ? button.configuration?.updated(for: button) : button.configuration
  }

  // Unverified: destructive buttons are assumed to be red, like destructive menu actions.
  /// The values that affect the configuration's appearance.
  var environment: ButtonEnvironment {
    ButtonEnvironment(
      tint: button.role == .destructive ? .systemRed : button.tintColor,
      traits: button.traitCollection, isRightToLeft: button.isRightToLeft)
  }

  /// The displayed title.
  var visibleTitle: String? {
    updateIfNeeded()
    return views.titleLabel?.text
  }
}

/// The state of an update that is requested repeatedly and runs once before the next layout.
private struct ButtonUpdate {
  private var isNeeded: Bool
  /// Whether an update is running; changes made by it don't request another one.
  private(set) var isRunning = false

  init(isNeeded: Bool = false) {
    self.isNeeded = isNeeded
  }

  /// Requests an update.
  mutating func require() {
    isNeeded = true
  }

  /// Begins an update and returns `true`, or returns `false` if none is needed.
  mutating func begin() -> Bool {
    guard isNeeded, !isRunning else { return false }
    (isNeeded, isRunning) = (false, true)
    return true
  }

  /// Ends the update.
  mutating func end() {
    isRunning = false
  }
}
