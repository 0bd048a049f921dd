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
/// Its height is 44 points, 96 with a large title, and 32 in compact height, where titles are never
/// large; a prompt adds 30 points. The background is visible only while content scrolls under it
/// (uikit.md, 3.2).
///
/// - Note: Not implemented: the delegate and animated changes of items.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  private weak var owner: (any NavigationBarOwner)?
  private let background = NavigationBarState()
  private var content: NavigationBarContent?
  private weak var searchBar: (any NavigationBarAccessory)?
  private let style = NavigationBarStyle()

  /// Creates an empty bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(background.view)
    style.appearances.observeChanges { [weak self] in self?.appearanceDidChange() }
    appearanceDidChange()
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

  /// Whether a back button is displayed.
  var showsBackButton: Bool {
    guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  /// Whether large titles are displayed, unless an item specifies otherwise (iOS 11).
  ///
  /// The default is `false`.
  open var prefersLargeTitles = false {
    didSet { reload() }
  }

  /// Whether the title of the displayed item is large; automatic items inherit the mode of the
  /// previous one.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, topItem?.title != nil, !isCompact else { return false }
    return (items ?? []).reduce(true) { isLarge, item in
      switch item.largeTitleDisplayMode {
      case .automatic: isLarge
      case .always: true
      case .never: false
      }
    }
  }

  // Unverified: titles are assumed never to be large in compact height.
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The heights of the bar's parts before any scrolling.
  var heights: NavigationBarHeights {
    var heights = NavigationBarHeights()
    guard let item = topItem else { return heights }
    let search = item.searchController
    heights.searchBar = search.map { searchBarHeight($0.searchBar) } ?? 0
    if let search, search.hidesNavigationBar {
      heights.row = 0
      return heights
    }
    heights.row = isCompact ? NavigationBarMetrics.compactHeight : NavigationBarMetrics.height
    heights.prompt = item.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
    heights.largeTitle = showsLargeTitle ? NavigationBarMetrics.largeTitleHeight : 0
    heights.collapsesSearchBar = item.hidesSearchBarWhenScrolling && search?.isActive == false
    return heights
  }

  /// Sets the heights that are visible after scrolling.
  func setVisibleHeights(_ heights: NavigationBarHeights) {
    guard background.visibleHeights != heights else { return }
    background.visibleHeights = heights
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The appearance while content is under the bar (iOS 13).
  ///
  /// It is copied when set.
  open var standardAppearance: UINavigationBarAppearance {
    get { style.standard }
    set { style.appearances[.standard] = newValue }
  }

  /// The appearance in compact height; `nil` uses the standard one (iOS 13).
  open var compactAppearance: UINavigationBarAppearance? {
    get { style.appearances[.compact] }
    set { style.appearances[.compact] = newValue }
  }

  /// The appearance while the content's top edge is below the bar (iOS 13).
  ///
  /// `nil` uses the standard one without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { style.appearances[.scrollEdge] }
    set { style.appearances[.scrollEdge] = newValue }
  }

  /// The appearance in compact height while the content's top edge is below the bar (iOS 15).
  ///
  /// `nil` uses `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { style.appearances[.compactScrollEdge] }
    set { style.appearances[.compactScrollEdge] = newValue }
  }

  /// The style of the bar.
  ///
  /// The default is `.default`; a black bar has the colors of the dark interface style.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// The background color of the standard appearance.
  open var barTintColor: UIColor? {
    get { style.standard.backgroundColor }
    set { style.standard.backgroundColor = newValue }
  }

  /// Whether the standard appearance has a translucent background.
  ///
  /// The default is `true`.
  open var isTranslucent: Bool {
    get { style.isTranslucent }
    set { style.setIsTranslucent(newValue) }
  }

  /// The attributes of the title in the standard appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { style.standard.titleTextAttributes.nonEmpty }
    set { style.standard.titleTextAttributes = newValue ?? [:] }
  }

  /// The attributes of the large title in the standard appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { style.standard.largeTitleTextAttributes.nonEmpty }
    set { style.standard.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// The shadow image of the standard appearance; an empty image hides the shadow.
  open var shadowImage: UIImage? {
    get { style.standard.shadowImage }
    set { style.standard.setLegacyShadowImage(newValue) }
  }

  /// The image of the back button; `nil` is a chevron.
  open var backIndicatorImage: UIImage? {
    get { style.standard.backIndicatorImage }
    set {
      style.standard.setBackIndicatorImage(
        newValue, transitionMaskImage: backIndicatorTransitionMaskImage)
    }
  }

  /// The mask of the back button's image during transitions.
  ///
  /// Stored only.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { style.standard.backIndicatorTransitionMaskImage }
    set { style.standard.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: newValue) }
  }

  /// Sets the background image of the standard appearance; an empty image hides the background.
  ///
  /// - Note: Not implemented: images for compact metrics and prompts, which are ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    style.standard.setLegacyBackgroundImage(backgroundImage)
  }

  /// Returns the background image of the standard appearance.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? style.standard.backgroundImage : nil
  }

  /// Sets the background image for a position, which is ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// The position of the bar: at the top.
  open var barPosition: UIBarPosition { .top }

  /// Extends the background above the bar, under the status bar.
  func extendBackground(by height: CGFloat) {
    background.topExtension = height
    setNeedsLayout()
  }

  /// Shows the appearance for content that is under the bar, or below it.
  func setIsOverContent(_ isOverContent: Bool) {
    guard background.isOverContent != isOverContent else { return }
    background.isOverContent = isOverContent
    appearanceDidChange()
  }

  /// The displayed appearance, and whether its background is displayed, too.
  var displayedAppearance: (appearance: UINavigationBarAppearance, hasBackground: Bool) {
    let resolver = BarAppearanceResolver(
      bar: style.appearances, item: topItem?.existingAppearances)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let current = resolver.appearance(
      isAtEdge: !background.isOverContent, isCompact: isCompact)
    if let current { return (current, true) }
    return (resolver.standard(isCompact: isCompact) ?? style.standard, background.isOverContent)
  }

  /// Sets the appearances of a proxy that aren't set.
  func adoptAppearances(of proxy: UINavigationBar) {
    style.appearances.adopt(proxy.style.appearances)
  }

  private func appearanceDidChange() {
    let (appearance, hasBackground) = displayedAppearance
    background.view.apply(hasBackground ? appearance.background : .transparent)
    guard content?.appearance.map({ $0 !== appearance || $0.hasTextOrButtons }) ?? false else {
      return
    }
    content?.removeFromSuperview()
    content = nil
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heights.total)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.view.frame = bounds.inset(
      by: UIEdgeInsets(top: -background.topExtension, left: 0, bottom: 0, right: 0))
    let heights = background.visibleHeights ?? heights
    let content = currentContent
    content.isHidden = heights.row == 0
    content.setHeights(heights)
    content.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: heights.searchBar, right: 0))
    layOutSearchBar(height: heights.searchBar)
  }

  private func layOutSearchBar(height: CGFloat) {
    let newSearchBar = topItem?.searchController?.searchBar
    if searchBar !== newSearchBar, searchBar?.superview === self {
      searchBar?.removeFromSuperview()
    }
    searchBar = newSearchBar
    guard let newSearchBar else { return }
    if newSearchBar.superview !== self { addSubview(newSearchBar) }
    newSearchBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    newSearchBar.showCollapse(to: height / searchBarHeight(newSearchBar))
  }

  private func searchBarHeight(_ searchBar: any NavigationBarAccessory) -> CGFloat {
    NavigationBarMetrics.searchBarHeight + searchBar.additionalHeight
  }

  /// The view that contains the view of an active search.
  var searchHost: UIView? { owner?.searchHost }

  /// Adapts the heights when a search begins or ends.
  func searchDidChange() {
    setNeedsLayout()
    owner?.navigationBarHeightDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  open override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    let size = traitCollection.verticalSizeClass
    if size != previousTraitCollection?.verticalSizeClass { reload() }
  }

  private func reload() {
    content?.removeFromSuperview()
    content = nil
    appearanceDidChange()
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

/// The background view of a navigation bar, and the state of scrolling that the bar displays.
@MainActor private final class NavigationBarState {
  let view = BarBackgroundView(shadowEdge: .bottom)
  /// The height of the status bar, in points.
  var topExtension: CGFloat = 0
  /// Whether content is under the bar.
  var isOverContent = false
  /// The heights of the bar's parts after scrolling; `nil` for a bar without a controller.
  var visibleHeights: NavigationBarHeights?
}

/// The appearances of a navigation bar; the properties of iOS 12 and earlier change the standard one.
@MainActor private final class NavigationBarStyle {
  let appearances = BarAppearances<UINavigationBarAppearance>()
  private(set) var isTranslucent = true

  /// The standard appearance, created on first access.
  var standard: UINavigationBarAppearance {
    appearances.appearance(.standard) { UINavigationBarAppearance() }
  }

  func setIsTranslucent(_ isTranslucent: Bool) {
    self.isTranslucent = isTranslucent
    standard.setHasMaterial(isTranslucent)
  }
}

extension Dictionary {
  /// The dictionary, or `nil` if it is empty.
  var nonEmpty: Self? { isEmpty ? nil : self }
}

/// The owner of a navigation bar: the navigation controller that displays it.
@MainActor protocol NavigationBarOwner: AnyObject {
  /// Called when the back button was tapped.
  func navigationBarDidTapBack()
  /// Called when the height of the bar may have changed.
  func navigationBarHeightDidChange()
  /// The view that contains the view of an active search, above the content and behind the bar.
  var searchHost: UIView? { get }
}
