/// The root view of a navigation controller: the view of the displayed view controller and the bar
/// above it.
///
/// It lays out both and adapts the bar to the content offset of the displayed scroll view.
final class NavigationView: UIView {
  private weak var navigation: UINavigationController?
  private weak var displayedController: UIViewController?
  /// The view that contains the views of the view controllers, behind the bars.
  let contentView = UIView()
  /// The height of the bar in the safe area of the displayed view controller, in points.
  private var appliedHeight: CGFloat = 0
  /// The visible height of the parts of the bar that scrolling hides; `nil` before any scrolling.
  private var expansion: CGFloat?
  /// The height of those parts at the last layout; `nil` before any scrolling.
  private var formerCollapsible: CGFloat?
  /// Whether content is scrolled under the bar.
  private var isOverContent = false

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: UIScreen.main.bounds)
    contentView.frame = bounds
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the view controller whose view is laid out, and resets the bar to its initial state.
  func setDisplayedController(_ controller: UIViewController?) {
    displayedController = controller
    (appliedHeight, isOverContent) = (0, false)
    (expansion, formerCollapsible) = (nil, nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    guard let navigation else { return }
    let keepsTop = readContentOffset(navigation.navigationBar)
    let heights = navigation.navigationBar.heights.collapsed(to: expansion)
    navigation.navigationBar.setVisibleHeights(heights)
    let height = heights.total
    layOutBar(navigation.navigationBar, height: height, isHidden: navigation.isNavigationBarHidden)
    layOutContent(
      barHeight: height, isBarHidden: navigation.isNavigationBarHidden,
      toolbarHeight: navigation.visibleToolbarHeight)
    if keepsTop { scrollToTop() }
    layOutToolbar(of: navigation)
    navigation.tabBarController?.contentDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass else {
      return
    }
    setNeedsLayout()
    navigation?.heightClassDidChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Keeps content at its top edge below a bar whose height changed.
  private func scrollToTop() {
    guard let scrollView = displayedController?.scrollViewBelowBar else { return }
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
  }

  private func layOutBar(_ bar: UINavigationBar, height: CGFloat, isHidden: Bool) {
    // A hidden bar is positioned above the top edge.
    let top = isHidden ? -height : safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    bar.extendBackground(by: max(0, top))
    bar.setIsOverContent(isOverContent)
  }

  private func layOutContent(barHeight: CGFloat, isBarHidden: Bool, toolbarHeight: CGFloat) {
    guard let displayedController, let content = displayedController.viewIfLoaded else { return }
    let edges = displayedController.edgesForExtendedLayout
    let barBottom = isBarHidden || edges.contains(.top) ? 0 : safeAreaInsets.top + barHeight
    let toolbarTop =
      toolbarHeight == 0 || edges.contains(.bottom) ? 0 : safeAreaInsets.bottom + toolbarHeight
    content.frame = bounds.inset(
      by: UIEdgeInsets(top: barBottom, left: 0, bottom: toolbarTop, right: 0))
    appliedHeight = edges.contains(.top) && !isBarHidden ? barHeight : 0
    displayedController.setContainerSafeArea(
      UIEdgeInsets(
        top: appliedHeight, left: 0, bottom: edges.contains(.bottom) ? toolbarHeight : 0,
        right: 0))
    layOutSearch(barHeight: isBarHidden ? 0 : barHeight, toolbarHeight: toolbarHeight)
  }

  /// Lays out the view of an active search over the content.
  private func layOutSearch(barHeight: CGFloat, toolbarHeight: CGFloat) {
    guard let search = displayedController?.navigationItem.searchController, search.isActive,
      let view = search.viewIfLoaded, view.superview === contentView
    else { return }
    view.frame = bounds
    search.setContainerSafeArea(
      UIEdgeInsets(top: barHeight, left: 0, bottom: toolbarHeight, right: 0))
  }

  private func layOutToolbar(of navigation: UINavigationController) {
    guard let toolbar = navigation.existingToolbar else { return }
    let height = ToolbarSolver.height(for: traitCollection)
    // A hidden toolbar is positioned below the bottom edge.
    let bottom =
      navigation.visibleToolbarHeight == 0
      ? bounds.height + height : bounds.height - safeAreaInsets.bottom
    toolbar.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
    toolbar.extendBackground(by: max(0, bounds.height - bottom))
    toolbar.setIsOverContent(displayedController?.scrollViewAboveBar?.hasContentBelow ?? false)
  }

  /// Updates the bar for the content offset: the large title collapses with scrolling, and the
  /// background is visible while content is under the bar (uikit.md, 3.2).
  ///
  /// Returns whether the bar was fully expanded before its parts changed: it stays so, and the content at
  /// its top edge.
  private func readContentOffset(_ bar: UINavigationBar) -> Bool {
    guard let scrollView = displayedController?.scrollViewBelowBar else {
      isOverContent = false
      return false
    }
    scrollView.observeScrolling { [weak self] in self?.setNeedsLayout() }
    guard appliedHeight > 0 else { return false }
    let heights = bar.heights
    // The top inset with everything collapsed.
    let collapsedTop =
      scrollView.adjustedContentInset.top - appliedHeight + heights.total - heights.collapsible
    let contentTop = -scrollView.contentOffset.y
    defer { formerCollapsible = heights.collapsible }
    if let expansion, let formerCollapsible, formerCollapsible != heights.collapsible,
      expansion == formerCollapsible,
      contentTop >= scrollView.adjustedContentInset.top - NavigationBarMetrics.tolerance
    {
      self.expansion = heights.collapsible
      return true
    }
    expansion = min(max(contentTop - collapsedTop, 0), heights.collapsible)
    isOverContent = contentTop < collapsedTop - NavigationBarMetrics.tolerance
    return false
  }
}
