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
  /// The content and its display.
  private(set) lazy var content = ButtonContentController(of: self)
  /// The menu and the selected action.
  private(set) lazy var menuController = ButtonMenuController(of: self)

  /// Creates a custom button with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Creates a custom button.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// Creates a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    content.setStateContent { $0.type = buttonType }
  }

  /// Creates a button of the given type that displays and performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    apply(primaryAction)
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
    apply(primaryAction)
  }

  /// The type of the button.
  open var buttonType: ButtonType { content.stateContent.type }
  /// The role of the button.
  ///
  /// The default is `.normal`.
  open var role = Role.normal { didSet { contentDidChange() } }

  // MARK: Configuration

  /// The configuration of content and appearance, or `nil` to use the content by control state.
  ///
  /// The configuration takes precedence over content set for a state.
  open var configuration: Configuration? {
    get { content.configuration }
    set {
      content.setConfiguration(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the configuration is updated automatically when the button's state changes.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesConfiguration = true

  /// A closure that changes the configuration for the button's state, called after each update.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      content.requireConfigurationUpdate()
      setNeedsUpdateConfiguration()
    }
  }

  /// Requests an update of the configuration before the next layout.
  ///
  /// State changes request one automatically.
  open func setNeedsUpdateConfiguration() {
    content.setNeedsConfigurationUpdate()
  }

  /// Updates the configuration for the current state.
  ///
  /// An override calls super first; never call this method directly.
  open func updateConfiguration() {
    guard automaticallyUpdatesConfiguration, let configuration else { return }
    self.configuration = configuration.updated(for: self)
  }

  // MARK: Menu

  /// The menu that a long press or a click with the secondary button opens (iOS 14), or a tap if it is
  /// the primary action.
  open var menu: UIMenu? {
    get { menuController.menu }
    set { menuController.setMenu(newValue) }
  }

  /// Whether the primary action toggles the selection, or displays the selected action of the menu
  /// (iOS 15).
  open var changesSelectionAsPrimaryAction: Bool {
    get { menuController.changesSelection }
    set { menuController.setChangesSelection(newValue) }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { menuController.setMenu(menuController.menu) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && menuController.touchDidBegin()
  }

  /// Opens the menu beside the button, whether or not it is the primary action.
  override func openOwnContextMenu(at point: CGPoint) -> Bool { menuController.openContextMenu() }

  // MARK: Content by state

  /// Sets the title for a state; `nil` removes it.
  open func setTitle(_ title: String?, for state: State) {
    content.setStateContent { $0.titles[state] = title }
  }

  /// Sets the attributed title for a state, which takes precedence over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.setStateContent { $0.attributedTitles[state] = title }
  }

  /// Sets the title color for a state; `nil` removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.setStateContent { $0.titleColors[state] = color }
  }

  /// Sets the image for a state; `nil` removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    content.setStateContent { $0.images[state] = image }
  }

  /// Sets the background image for a state; `nil` removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.setStateContent { $0.backgroundImages[state] = image }
  }

  /// Sets the configuration of symbol images for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    content.setStateContent { $0.symbolConfigurations[state] = configuration }
  }

  /// Returns the title for a state, or that of the normal state.
  open func title(for state: State) -> String? { content.stateContent.titles[state] }
  /// Returns the attributed title for a state, or that of the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.stateContent.attributedTitles[state]
  }
  /// Returns the title color for a state.
  open func titleColor(for state: State) -> UIColor? {
    content.stateContent.titleColor(in: state, tint: tintColor)
  }
  /// Returns the image for a state, or that of the normal state.
  open func image(for state: State) -> UIImage? { content.stateContent.images[state] }
  /// Returns the background image for a state, or that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? {
    content.stateContent.backgroundImages[state]
  }
  /// Returns the configuration of symbol images for a state, or that of the normal state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { content.stateContent.symbolConfigurations[state] }

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
    content.updateIfNeeded()
    return content.views.makeTitleLabel()
  }

  /// The image view.
  open var imageView: UIImageView? {
    content.updateIfNeeded()
    return content.views.makeImageView()
  }

  // MARK: Layout

  /// The insets of title and image.
  ///
  /// Zero uses the default of the button type.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { content.partSizeDidChange() } }
  /// The insets that move the title; they don't affect the size of the button.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the image; they don't affect the size of the button.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Returns the frame of the background image.
  ///
  /// The default implementation returns the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle in which title and image are laid out.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the frame of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    unconfiguredFrames(in: contentRect.inset(by: titleEdgeInsets)).title ?? .zero
  }

  /// Returns the frame of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    unconfiguredFrames(in: contentRect.inset(by: imageEdgeInsets)).image ?? .zero
  }

  open override var intrinsicContentSize: CGSize { contentSize(forWidth: .greatestFiniteMagnitude) }

  override var baselineContent: (any BaselineContent)? { self }
  override var widthDependentContent: (any WidthDependentContent)? { self }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.updateIfNeeded()
    layOutViews()
  }

  // MARK: State

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The layout direction, which also determines the alignment of text lines.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { contentDidChange() } }
  }

  // Unverified: the touch event is assumed to be sent before the primary action.
  override func touchDidEndInside() {
    if menuController.togglesSelection { isSelected.toggle() }
    super.touchDidEndInside()
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
    get { super.accessibilityLabel ?? content.visibleTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? stateTraits }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Spring loading

  /// Whether a drag that pauses over the button performs its actions for a tap; the default is
  /// `false`.
  ///
  /// - Note: Not implemented: overriding this property.
  open var isSpringLoaded: Bool {
    get { springLoading != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      guard newValue else { return springLoading.map(removeInteraction) ?? () }
      addInteraction(SpringLoadedControl())
    }
  }
}

// MARK: Content

extension UIButton {
  /// A closure that is called after each update of a button's configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// The presented menu, or `nil` while none is open.
  package var presentedMenu: PresentedButtonMenu? { menuController.presentedMenu }

  /// Displays the title and image of an action, and registers it; `nil` changes nothing.
  private func apply(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Invalidates the content, which is updated in the next layout pass.
  func contentDidChange() {
    content.contentDidChange()
  }

  private var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
