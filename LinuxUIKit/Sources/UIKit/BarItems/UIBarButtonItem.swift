/// A button of a navigation bar or toolbar.
///
/// ```swift
/// let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in save() })
/// done.isEnabled = false
/// ```
///
/// - Note: Not implemented: drawing of menus (the presented one is available to tests),
///   target-action with selectors, groups and background images.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button item.
  public enum Style: Int, Sendable {
    /// The regular style.
    case plain = 0
    /// The emphasized style of the button that completes a task.
    case done = 2
  }

  /// The style of the item.
  ///
  /// The default is `.plain`.
  open var style = Style.plain {
    didSet { notifyOfChange() }
  }

  /// The tint color of the button; `nil` uses that of the bar.
  open var tintColor: UIColor? {
    didSet { notifyOfChange() }
  }

  /// A custom view displayed in place of the button.
  open var customView: UIView? {
    didSet { notifyOfChange() }
  }

  /// The action of the button (iOS 14).
  ///
  /// Setting it also sets title and image.
  open var primaryAction: UIAction? {
    didSet { applyContent(of: primaryAction) }
  }

  /// The menu of the button (iOS 14).
  ///
  /// A tap opens it if there is no primary action, a long press otherwise.
  open var menu: UIMenu?

  /// The presentation of the menu.
  package private(set) lazy var menuController = BarMenuController(of: self)

  /// The width of the button or space, in points; zero uses that of its content.
  open var width: CGFloat = 0 {
    didSet { notifyOfChange() }
  }

  /// The view that displays the item in a bar, at which a popover is displayed.
  private(set) weak var displayedView: UIView?

  /// Sets the view that displays the item.
  func setDisplayedView(_ view: UIView) {
    displayedView = view
  }

  /// Whether the item is a space.
  private(set) var isSpace = false
  /// Whether the item is a space that takes the remaining width of a toolbar.
  private(set) var isFlexibleSpace = false

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title or image; missing values are those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    setPrimaryAction(primaryAction)
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  /// Creates a system item.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    setPrimaryAction(primaryAction)
    title = systemItem.title
    image = systemItem.image
    accessibilityLabel = systemItem.symbolLabel
    style = systemItem.style
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
    isFlexibleSpace = systemItem == .flexibleSpace
  }

  /// Returns a space of the given width (iOS 14).
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// Returns a flexible space (iOS 14).
  ///
  /// It has no width in navigation bars.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem {
  private func setPrimaryAction(_ action: UIAction?) {
    primaryAction = action
    applyContent(of: action)
  }

  private func applyContent(of action: UIAction?) {
    guard let action else { return }
    title = action.title
    image = action.image
  }
}

/// The base class of items in bars: a title, an image and an enabled state.
///
/// - Note: Not implemented: landscape images and large content images. Image insets are stored only.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  private var changeHandler: (() -> Void)?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the closure that is called after a displayed property changed; `nil` removes it.
  func observeChanges(_ handler: (() -> Void)?) {
    changeHandler = handler
  }

  /// Notifies the bar that a displayed property changed.
  func notifyOfChange() {
    changeHandler?()
  }

  /// Creates an empty item.
  public override init() {}

  /// Creates an empty item.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the attributes of the title in a state; `nil` removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    notifyOfChange()
  }

  /// Returns the attributes of the title that were set for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The insets of the image.
  ///
  /// Stored only.
  open var imageInsets = UIEdgeInsets.zero

  /// The title.
  open var title: String? {
    didSet { notifyOfChange() }
  }

  /// The image, which takes precedence over the title.
  open var image: UIImage? {
    didSet { notifyOfChange() }
  }

  /// Whether the item is enabled.
  ///
  /// The default is `true`.
  open var isEnabled = true {
    didSet { notifyOfChange() }
  }

  /// The accessibility label; `nil` uses the title.
  open var accessibilityLabel: String? {
    get { ObjectAccessibility.shared.properties(of: self).accessibilityLabel }
    set { setAccessibilityText(\.accessibilityLabel, to: newValue) }
  }

  /// A description of the result of an action on the item, for accessibility.
  open var accessibilityHint: String? {
    get { ObjectAccessibility.shared.properties(of: self).accessibilityHint }
    set { setAccessibilityText(\.accessibilityHint, to: newValue) }
  }

  /// The accessibility value; `nil` uses the badge of a tab bar item.
  open var accessibilityValue: String? {
    get { ObjectAccessibility.shared.properties(of: self).accessibilityValue }
    set { setAccessibilityText(\.accessibilityValue, to: newValue) }
  }

  private func setAccessibilityText(
    _ text: ReferenceWritableKeyPath<UIResponder, String?>, to newValue: String?
  ) {
    ObjectAccessibility.shared.changeableProperties(of: self)[keyPath: text] = newValue
    notifyOfChange()
  }

  /// The accessibility identifier, for use in tests.
  open var accessibilityIdentifier: String? {
    didSet { notifyOfChange() }
  }

  /// An integer that identifies the item.
  open var tag = 0
}

extension UIBarItem: AccessibilityTexts, UIAccessibilityIdentification {}
