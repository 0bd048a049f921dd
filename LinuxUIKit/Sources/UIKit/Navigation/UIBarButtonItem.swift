/// A button in a navigation bar.
///
/// ```swift
/// let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in save() })
/// done.isEnabled = false
/// ```
///
/// A menu is kept and not shown: a tap on a button that has nothing else does nothing. Ours leaves
/// out targets with selectors, groups, background pictures and possible titles.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button is set off.
  public enum Style: Int, Sendable {
    /// The usual weight.
    case plain = 0
    /// The button that ends what the screen is for, in a heavier weight.
    case done = 2
  }

  /// How the button is set off.
  open var style = Style.plain {
    didSet { onChange() }
  }

  /// The color of the button; nil takes the bar's tint.
  open var tintColor: UIColor? {
    didSet { onChange() }
  }

  /// A view that stands in the button's place.
  open var customView: UIView? {
    didSet { onChange() }
  }

  /// What the button does (iOS 14); setting it also sets title and picture.
  open var primaryAction: UIAction? {
    didSet { takeLook(of: primaryAction) }
  }

  /// What can be chosen from the button (iOS 14).
  open var menu: UIMenu?

  /// How wide the button or the space is, in points; zero is as wide as its content.
  open var width: CGFloat = 0 {
    didSet { onChange() }
  }

  /// Whether it is room without a button.
  private(set) var isSpace = false

  /// A plain button that shows nothing.
  public override init() {}

  /// A button with words or a picture on it; what is nil is taken from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    adopt(primaryAction)
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  /// A button whose words or picture come with the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    adopt(primaryAction)
    title = systemItem.title
    image = systemItem.image
    accessibilityLabel = systemItem.spokenName
    style = systemItem.style
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
  }

  /// Room of that many points between two buttons (iOS 14).
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// Room that takes what the buttons leave (iOS 14); a navigation bar has none to give.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A place for a view in the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem {
  private func adopt(_ action: UIAction?) {
    primaryAction = action
    takeLook(of: action)
  }

  private func takeLook(of action: UIAction?) {
    guard let action else { return }
    title = action.title
    image = action.image
  }
}
