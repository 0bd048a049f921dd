/// The content of a navigation bar for a view controller.
///
/// - Note: Not implemented: back actions and menus, center and overflow items.
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

  /// The display mode of the back button's title.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back", or nothing, depending on the available width.
    case `default` = 0
    /// "Back" or nothing.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  private var changeHandler: (() -> Void)?
  /// The appearances, if any was set.
  private(set) var existingAppearances: BarAppearances<UINavigationBarAppearance>?

  /// Sets the closure that is called after a displayed property changed; `nil` removes it.
  func observeChanges(_ handler: (() -> Void)?) {
    changeHandler = handler
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an empty item.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init()
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

  /// The item whose title or image the back button for the next view controller displays.
  ///
  /// `nil` uses the title. Its action is ignored: the back button always pops.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changeHandler?() }
  }

  /// The display mode of the back button's title for the next view controller (iOS 14).
  ///
  /// The default is `.default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changeHandler?() }
  }

  /// The single line of text above the title.
  open var prompt: String? {
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

  /// Whether the search bar is hidden while content scrolls (iOS 11).
  ///
  /// The default is `true`. The bar is visible at first, and during a search.
  open var hidesSearchBarWhenScrolling = true {
    didSet { changeHandler?() }
  }

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

  /// Shows or hides the back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Replaces the item at the leading edge, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the item at the trailing edge, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the items at the leading edge, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items at the trailing edge, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  // MARK: Appearance

  /// The appearance while content is under the bar; `nil` uses that of the bar (iOS 13).
  open var standardAppearance: UINavigationBarAppearance? {
    get { existingAppearances?[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// The appearance in compact height; `nil` uses that of the bar (iOS 13).
  open var compactAppearance: UINavigationBarAppearance? {
    get { existingAppearances?[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// The appearance while the content's top edge is below the bar; `nil` uses that of the bar
  /// (iOS 13).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { existingAppearances?[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The appearance in compact height while the content's top edge is below the bar; `nil` uses
  /// that of the bar (iOS 15).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { existingAppearances?[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  private var appearances: BarAppearances<UINavigationBarAppearance> {
    if let existingAppearances { return existingAppearances }
    let appearances = BarAppearances<UINavigationBarAppearance>()
    appearances.observeChanges { [weak self] in self?.changeHandler?() }
    existingAppearances = appearances
    return appearances
  }
}
