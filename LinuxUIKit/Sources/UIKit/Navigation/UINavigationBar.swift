/// The bar at the top of a navigation controller: title, back button and buttons.
///
/// A navigation controller owns one and updates it from the `navigationItem` of its view
/// controllers:
///
/// ```swift
/// navigation.navigationBar.prefersLargeTitles = true
/// navigation.navigationBar.tintColor = .systemIndigo
/// ```
///
/// Its height is 44 points, or 96 with a large title. The background is visible only while content
/// scrolls under it (uikit.md, 3.2).
///
/// - Note: Not implemented: appearance objects, prompts, other heights, title attributes, the
///   delegate and animated changes of items.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private weak var owner: (any NavigationBarOwner)?
  private let background = NavigationBarBackground()
  private var content: NavigationBarContent?
  private var backgroundExtension: CGFloat = 0
  private weak var searchBar: UISearchBar?

  /// Creates an empty bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    background.isHidden = true
  }

  /// Creates an empty bar.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    background.isHidden = true
  }

  /// Sets the object that is notified of taps on the back button and changes of the height.
  func setOwner(_ owner: any NavigationBarOwner) {
    self.owner = owner
  }

  /// Performs the action of the back button.
  func performBack() {
    owner?.navigationBarDidTapBack()
  }

  // MARK: Items

  /// The navigation items; the last one is displayed.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.observeChanges(nil) }
      for item in items ?? [] { item.observeChanges { [weak self] in self?.reload() } }
      reload()
    }
  }

  /// Replaces the items without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// The displayed item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the displayed one, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether large titles are displayed, unless an item specifies otherwise (iOS 11).
  ///
  /// The default is `false`.
  open var prefersLargeTitles = false {
    didSet { reload() }
  }

  /// Whether the title of the displayed item is large; automatic items inherit the mode of the
  /// previous one.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, topItem?.title != nil else { return false }
    return (items ?? []).reduce(true) { isLarge, item in
      switch item.largeTitleDisplayMode {
      case .automatic: isLarge
      case .always: true
      case .never: false
      }
    }
  }

  /// The additional height of the displayed item's search bar, in points.
  var searchBarHeight: CGFloat {
    topItem?.searchController == nil ? 0 : NavigationBarMetrics.searchBarHeight
  }

  // MARK: Appearance

  /// Extends the background above the bar, under the status bar.
  func extendBackground(by height: CGFloat) {
    backgroundExtension = height
    setNeedsLayout()
  }

  /// Shows the background while content is under the bar.
  func setIsOverContent(_ isOverContent: Bool) {
    background.isHidden = !isOverContent
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let largeTitle = showsLargeTitle ? NavigationBarMetrics.largeTitleHeight : 0
    return CGSize(
      width: size.width, height: NavigationBarMetrics.height + largeTitle + searchBarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds.inset(
      by: UIEdgeInsets(top: -backgroundExtension, left: 0, bottom: 0, right: 0))
    currentContent.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: searchBarHeight, right: 0))
    layOutSearchBar()
  }

  private func layOutSearchBar() {
    let newSearchBar = topItem?.searchController?.searchBar
    if searchBar !== newSearchBar, searchBar?.superview === self {
      searchBar?.removeFromSuperview()
    }
    searchBar = newSearchBar
    guard let newSearchBar else { return }
    if newSearchBar.superview !== self { addSubview(newSearchBar) }
    newSearchBar.frame = CGRect(
      x: 0, y: bounds.height - searchBarHeight, width: bounds.width, height: searchBarHeight)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  private func reload() {
    content?.removeFromSuperview()
    content = nil
    setNeedsLayout()
    owner?.navigationBarHeightDidChange()
  }

  /// Observes changes of the displayed buttons.
  private func observeButtons() {
    let buttons = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    for button in buttons { button.observeChanges { [weak self] in self?.reload() } }
  }

  private var currentContent: NavigationBarContent {
    if let content { return content }
    observeButtons()
    let content = NavigationBarContent(of: self)
    self.content = content
    addSubview(content)
    return content
  }
}

/// The owner of a navigation bar: the navigation controller that displays it.
@MainActor protocol NavigationBarOwner: AnyObject {
  /// Called when the back button was tapped.
  func navigationBarDidTapBack()
  /// Called when the height of the bar may have changed.
  func navigationBarHeightDidChange()
}
