/// What a navigation bar shows while one screen is on top.
///
/// Ours leaves out prompts, back actions and menus, center and overflow items, and
/// appearances.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the bar shows a screen's title large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before; the first one shows it large.
    case automatic = 0
    /// Large, where the bar prefers that.
    case always = 1
    /// Inline.
    case never = 2
  }

  /// Called after something that the bar shows has changed.
  var onChange: () -> Void = {}

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }

  /// The words in the middle of the bar.
  open var title: String? {
    didSet { onChange() }
  }

  /// A view in place of the title, in its own size as far as it fits.
  open var titleView: UIView? {
    didSet { onChange() }
  }

  /// The words on the next screen's back button; nil means the title (iOS 11).
  open var backButtonTitle: String? {
    didSet { onChange() }
  }

  /// Whether the bar leaves out the back button.
  open var hidesBackButton = false {
    didSet { onChange() }
  }

  /// Whether buttons on the leading side stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { onChange() }
  }

  /// Whether the bar shows the title large, where it prefers large titles (iOS 11).
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { onChange() }
  }

  /// The search whose bar lies below the title (iOS 11).
  open var searchController: UISearchController? {
    didSet { onChange() }
  }

  /// Whether the search's bar gives way to content that scrolls; kept, ours stays (iOS 11).
  open var hidesSearchBarWhenScrolling = true

  /// The buttons at the leading side, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }

  /// The buttons at the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }

  /// The outermost button at the leading side; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing side; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
