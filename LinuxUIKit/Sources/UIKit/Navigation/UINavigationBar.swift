/// The bar at the top of a screen: title, way back and buttons.
///
/// A navigation controller owns one and fills it from the `navigationItem` of its screens:
///
/// ```swift
/// navigation.navigationBar.prefersLargeTitles = true
/// navigation.navigationBar.tintColor = .systemIndigo
/// ```
///
/// It is 44 points high, 96 with a large title, and is filled only while content lies under it.
/// Ours draws the classic look (uikit.md 3.2) and leaves out appearances, prompts, other heights, title attributes, the delegate and animation.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Called when the back button was tapped.
  var onBack: () -> Void = {}
  /// Called when the bar should be of another height.
  var onHeightChange: () -> Void = {}
  private let background = NavigationBarBackground()
  private var content: NavigationBarContent?
  private var backgroundExtension: CGFloat = 0
  private weak var searchBar: UISearchBar?

  /// An empty bar of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    background.isHidden = true
  }

  /// An empty bar without size; ours has no archives to read more from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    background.isHidden = true
  }

  // MARK: Items

  /// What the bar shows and where the way back leads, the current one last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = {} }
      for item in items ?? [] { item.onChange = { [weak self] in self?.reload() } }
      reload()
    }
  }

  /// Replaces the items, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The item to which the way back leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether titles are large where their item doesn't say otherwise.
  ///
  /// Off, unless set (iOS 11).
  open var prefersLargeTitles = false {
    didSet { reload() }
  }

  /// Whether the shown item's title is large: automatic ones are as the one before.
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

  /// What the shown item's search bar adds to the height, in points.
  var searchZone: CGFloat {
    topItem?.searchController == nil ? 0 : NavigationBarMetrics.searchZone
  }

  // MARK: Look

  /// Lets the fill go on above the bar, under the status bar.
  func extendBackground(by height: CGFloat) {
    backgroundExtension = height
    setNeedsLayout()
  }

  /// Fills the bar while content lies under it.
  func setOverContent(_ isOverContent: Bool) {
    background.isHidden = !isOverContent
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let zone = showsLargeTitle ? NavigationBarMetrics.largeZone : 0
    return CGSize(width: size.width, height: NavigationBarMetrics.height + zone + searchZone)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds.inset(
      by: UIEdgeInsets(top: -backgroundExtension, left: 0, bottom: 0, right: 0))
    currentContent.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: searchZone, right: 0))
    placeSearchBar()
  }

  private func placeSearchBar() {
    let shown = topItem?.searchController?.searchBar
    if searchBar !== shown, searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = shown
    guard let shown else { return }
    if shown.superview !== self { addSubview(shown) }
    shown.frame = CGRect(
      x: 0, y: bounds.height - searchZone, width: bounds.width, height: searchZone)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  private func reload() {
    content?.removeFromSuperview()
    content = nil
    setNeedsLayout()
    onHeightChange()
  }

  /// Lets the shown buttons tell of their changes.
  private func followButtons() {
    let buttons = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    for button in buttons { button.onChange = { [weak self] in self?.reload() } }
  }

  private var currentContent: NavigationBarContent {
    if let content { return content }
    followButtons()
    let content = NavigationBarContent(of: self)
    self.content = content
    addSubview(content)
    return content
  }
}
