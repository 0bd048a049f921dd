/// Words, a picture or both, which do something when they are tapped.
///
/// ```swift
/// let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in save() })
/// button.setTitleColor(.systemRed, for: .highlighted)
/// button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
/// ```
///
/// What is set for no state in particular shows in all of them. Ours leaves out what custom buttons
/// do to pictures when pressed or disabled, the ground of selected system buttons, pointers, and
/// the shadow of titles.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What its states show.
  var face = ButtonFace() {
    didSet { contentDidChange() }
  }
  /// Its views.
  var parts = ButtonParts()
  /// Whether the views don't show yet what they should.
  var isContentDue = true
  /// Whether the views are being brought up to date.
  var isUpdatingContent = false
  /// Its configuration, and what follows the state.
  var updates = ButtonUpdates()
  /// Its menu.
  var menus = ButtonMenus()

  /// A button of that frame that looks like nothing by itself.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    describeAsButton()
  }

  /// A button without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    describeAsButton()
  }

  /// A button that looks as its type says.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    face.type = buttonType
  }

  /// A button that shows an action's title and image, and calls it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A system button of that frame that shows an action's title and image, and calls it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
    self.frame = frame
  }

  /// A button that looks as a configuration says, and calls an action.
  ///
  /// What the configuration does not say of title and image is the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// What the button was made as.
  open var buttonType: ButtonType { face.type }
  /// What pressing it means; a mark for the button's owner.
  open var role = Role.normal { didSet { contentDidChange() } }

  // MARK: Configuration

  /// How the button looks as a whole; nil leaves it to what is set for its states.
  ///
  /// What a configuration and a state both name is the configuration's.
  open var configuration: Configuration? {
    get { updates.configuration }
    set { setConfiguration(newValue) }
  }

  /// Whether the configuration follows the button's state by itself: it does, unless set.
  open var automaticallyUpdatesConfiguration: Bool {
    get { updates.isAutomatic }
    set { updates.isAutomatic = newValue }
  }

  /// Called after each update, to change the configuration for the button's state.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Asks for an update, which comes before the next layout; changes of the state ask by themselves.
  open func setNeedsUpdateConfiguration() {
    guard !updates.isUpdating else { return }
    updates.needsUpdate = true
    contentDidChange()
  }

  /// Has the configuration follow the button's state; never called directly, super first.
  open func updateConfiguration() {
    updateConfigurationAutomatically()
  }

  // MARK: Menu

  /// What opens when a finger rests on the button (iOS 14), or at once where that is what the button
  /// is for; ours hands it to who asks for what is presented.
  open var menu: UIMenu? {
    get { menus.menu }
    set { setMenu(newValue) }
  }

  /// Whether a tap turns the button over, or it shows which action of its menu is chosen (iOS 15).
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

  // MARK: What it shows in a state

  /// Sets the words for a state; nil takes them back.
  open func setTitle(_ title: String?, for state: State) {
    face.titles[state] = title
  }

  /// Sets words with attributes for a state, which go before those without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    face.attributedTitles[state] = title
  }

  /// Sets the color of the words for a state; nil takes it back.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    face.titleColors[state] = color
  }

  /// Sets the image for a state; nil takes it back.
  open func setImage(_ image: UIImage?, for state: State) {
    face.images[state] = image
  }

  /// Sets a picture behind words and image for a state; nil takes it back.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    face.backgroundImages[state] = image
  }

  /// Sets the size and weight of symbols that bring none, for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    face.symbolConfigurations[state] = configuration
  }

  /// The words for a state, or else for the normal one.
  open func title(for state: State) -> String? { face.titles[state] }
  /// The words with attributes for a state, or else for the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    face.attributedTitles[state]
  }
  /// The color of the words in a state.
  open func titleColor(for state: State) -> UIColor? {
    face.titleColor(in: state, tint: tintColor)
  }
  /// The image for a state, or else for the normal one.
  open func image(for state: State) -> UIImage? { face.images[state] }
  /// The picture behind all for a state, or else for the normal one.
  open func backgroundImage(for state: State) -> UIImage? { face.backgroundImages[state] }
  /// The size and weight of symbols for a state, or else for the normal one.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { face.symbolConfigurations[state] }

  // MARK: What it shows now

  /// The words in the present state.
  open var currentTitle: String? { title(for: state) }
  /// The words with attributes in the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the words in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image in the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind all in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The size and weight of symbols in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The label of the words, whose font and number of lines are the app's to set.
  open var titleLabel: UILabel? {
    updateContentIfDue()
    return parts.title(of: self)
  }

  /// The view of the image.
  open var imageView: UIImageView? {
    updateContentIfDue()
    return parts.image()
  }

  // MARK: Where it is

  /// What words and image keep from the edges; zero leaves it to the type.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { partSizeDidChange() } }
  /// How far the words are moved; it takes no part in the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the image is moved; it takes no part in the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Where the picture behind all is: everywhere, unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where words and image share the room.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Where the words are in what `contentRect(forBounds:)` answers.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    faceFrames(in: contentRect.inset(by: titleEdgeInsets)).title ?? .zero
  }

  /// Where the image is in what `contentRect(forBounds:)` answers.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    faceFrames(in: contentRect.inset(by: imageEdgeInsets)).image ?? .zero
  }

  open override var intrinsicContentSize: CGSize { contentSize(offered: .greatestFiniteMagnitude) }

  override var baselineContent: (any BaselineContent)? { self }
  override var widthDependentContent: (any WidthDependentContent)? { self }

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

  /// Says to which side the lines of the words are pushed, too.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { contentDidChange() } }
  }

  /// [guess 9.2] The touch is told first, then what it was for.
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
