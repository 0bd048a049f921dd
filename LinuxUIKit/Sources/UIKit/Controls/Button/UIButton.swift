/// A control that displays a title, an image or both, and performs an action when it is tapped.
///
/// ```swift
/// let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in save() })
/// button.setTitleColor(.systemRed, for: .highlighted)
/// button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
/// ```
///
/// Content set for `normal` is the fallback for all other states.
///
/// - Note: Not implemented: the image effects of highlighted and disabled custom buttons, the
///   background of selected system buttons, pointer styles and title shadows.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The content by control state, used without a configuration.
  var face = ButtonFace() {
    didSet { contentDidChange() }
  }
  /// The subviews.
  var parts = ButtonParts()
  /// Whether the subviews have to be updated before the next layout.
  var isContentDue = true
  /// Whether the subviews are being updated.
  var isUpdatingContent = false
  /// The configuration and the state of its updates.
  var updates = ButtonUpdates()
  /// The menu and the state of its presentation.
  var menus = ButtonMenus()

  /// Creates a custom button with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    describeAsButton()
  }

  /// Creates a custom button. The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    describeAsButton()
  }

  /// Creates a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    face.type = buttonType
  }

  /// Creates a button of the given type that displays and performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a system button with the given frame that displays and performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
    self.frame = frame
  }

  /// Creates a button with a configuration and an action.
  ///
  /// Title and image of the action replace those that the configuration doesn't set.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// The type of the button.
  open var buttonType: ButtonType { face.type }
  /// The role of the button. The default is `.normal`.
  open var role = Role.normal { didSet { contentDidChange() } }

  // MARK: Configuration

  /// The configuration of content and appearance, or `nil` to use the content by control state.
  ///
  /// The configuration takes precedence over content set for a state.
  open var configuration: Configuration? {
    get { updates.configuration }
    set { setConfiguration(newValue) }
  }

  /// Whether the configuration is updated automatically when the button's state changes. The
  /// default is `true`.
  open var automaticallyUpdatesConfiguration: Bool {
    get { updates.isAutomatic }
    set { updates.isAutomatic = newValue }
  }

  /// A closure that changes the configuration for the button's state, called after each update.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Requests an update of the configuration before the next layout. State changes request one
  /// automatically.
  open func setNeedsUpdateConfiguration() {
    guard !updates.isUpdating else { return }
    updates.needsUpdate = true
    contentDidChange()
  }

  /// Updates the configuration for the current state. An override calls super first; never call
  /// this method directly.
  open func updateConfiguration() {
    updateConfigurationAutomatically()
  }

  // MARK: Menu

  /// The menu that a long press opens (iOS 14), or a tap if it is the primary action.
  ///
  /// The Linux UIKit doesn't draw menus; the presented one is available to tests.
  open var menu: UIMenu? {
    get { menus.menu }
    set { setMenu(newValue) }
  }

  /// Whether the primary action toggles the selection, or displays the selected action of the menu
  /// (iOS 15).
  open var changesSelectionAsPrimaryAction: Bool {
    get { menus.showsChoice }
    set {
      menus.showsChoice = newValue
      setMenu(menus.menu)
    }
  }

  open override var showsMenuAsPrimaryAction: Bool { didSet { setMenu(menus.menu) } }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && openMenuUnderFinger()
  }

  // MARK: Content by state

  /// Sets the title for a state; `nil` removes it.
  open func setTitle(_ title: String?, for state: State) {
    face.titles[state] = title
  }

  /// Sets the attributed title for a state, which takes precedence over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    face.attributedTitles[state] = title
  }

  /// Sets the title color for a state; `nil` removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    face.titleColors[state] = color
  }

  /// Sets the image for a state; `nil` removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    face.images[state] = image
  }

  /// Sets the background image for a state; `nil` removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    face.backgroundImages[state] = image
  }

  /// Sets the configuration of symbol images for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    face.symbolConfigurations[state] = configuration
  }

  /// Returns the title for a state, or that of the normal state.
  open func title(for state: State) -> String? { face.titles[state] }
  /// Returns the attributed title for a state, or that of the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    face.attributedTitles[state]
  }
  /// Returns the title color for a state.
  open func titleColor(for state: State) -> UIColor? {
    face.titleColor(in: state, tint: tintColor)
  }
  /// Returns the image for a state, or that of the normal state.
  open func image(for state: State) -> UIImage? { face.images[state] }
  /// Returns the background image for a state, or that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { face.backgroundImages[state] }
  /// Returns the configuration of symbol images for a state, or that of the normal state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { face.symbolConfigurations[state] }

  // MARK: Current content

  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title color in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image in the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The configuration of symbol images in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The title label, whose font and line settings an app may change.
  open var titleLabel: UILabel? {
    updateContentIfDue()
    return parts.title(of: self)
  }

  /// The image view.
  open var imageView: UIImageView? {
    updateContentIfDue()
    return parts.image()
  }

  // MARK: Layout

  /// The insets of title and image. Zero uses the default of the button type.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { partSizeDidChange() } }
  /// The insets that move the title; they don't affect the size of the button.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the image; they don't affect the size of the button.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Returns the frame of the background image. The default implementation returns the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle in which title and image are laid out.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the frame of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    faceFrames(in: contentRect.inset(by: titleEdgeInsets)).title ?? .zero
  }

  /// Returns the frame of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    faceFrames(in: contentRect.inset(by: imageEdgeInsets)).image ?? .zero
  }

  open override var intrinsicContentSize: CGSize { contentSize(offered: .greatestFiniteMagnitude) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(offered: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentIfDue()
    placeParts()
  }

  // MARK: State

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The layout direction, which also determines the alignment of text lines.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { contentDidChange() } }
  }

  // Unverified: the touch event is assumed to be sent before the primary action.
  override func finishInside() {
    turnOver()
    super.finishInside()
    sendActions(for: .primaryActionTriggered)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? spokenTraits }
    set { super.accessibilityTraits = newValue }
  }
}
