/// The content of a navigation bar for a view controller.
///
/// - Note: Not implemented: prompts, back actions and menus, center and overflow items, and
///   appearance objects.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The display mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Inherits the mode of the previous item; the first item displays a large title.
    case automatic = 0
    /// Large, if the bar prefers large titles.
    case always = 1
    /// Inline.
    case never = 2
  }

  private var changeHandler: (() -> Void)?

  /// Sets the closure that is called after a displayed property changed; `nil` removes it.
  func observeChanges(_ handler: (() -> Void)?) {
    changeHandler = handler
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// The title at the center of the bar.
  open var title: String? {
    didSet { changeHandler?() }
  }

  /// A custom view displayed in place of the title, in its own size if it fits.
  open var titleView: UIView? {
    didSet { changeHandler?() }
  }

  /// The title of the back button for the next view controller; `nil` uses the title (iOS 11).
  open var backButtonTitle: String? {
    didSet { changeHandler?() }
  }

  /// Whether the back button is hidden.
  ///
  /// The default is `false`.
  open var hidesBackButton = false {
    didSet { changeHandler?() }
  }

  /// Whether left items are displayed in addition to the back button.
  ///
  /// The default is `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { changeHandler?() }
  }

  /// The display mode of the large title (iOS 11).
  ///
  /// The default is `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changeHandler?() }
  }

  /// The search controller whose search bar is displayed below the title (iOS 11).
  open var searchController: UISearchController? {
    didSet { changeHandler?() }
  }

  /// Whether the search bar is hidden while scrolling (iOS 11).
  ///
  /// Stored, but the search bar always stays.
  open var hidesSearchBarWhenScrolling = true

  /// The items at the leading edge, starting with the outermost.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changeHandler?() }
  }

  /// The items at the trailing edge, starting with the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changeHandler?() }
  }

  /// The outermost item at the leading edge.
  ///
  /// Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the trailing edge.
  ///
  /// Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
