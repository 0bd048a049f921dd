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
  /// The visible height of the large title's area, from 0 to 52 points; `nil` before any scrolling.
  private var largeTitleHeight: CGFloat?
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
    (appliedHeight, largeTitleHeight, isOverContent) = (0, nil, false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    guard let navigation else { return }
    readContentOffset(navigation.navigationBar)
    let height = barHeight(navigation.navigationBar)
    layOutBar(navigation.navigationBar, height: height, isHidden: navigation.isNavigationBarHidden)
    layOutContent(
      barHeight: height, isBarHidden: navigation.isNavigationBarHidden,
      toolbarHeight: navigation.visibleToolbarHeight)
    layOutToolbar(of: navigation)
    navigation.tabBarController?.contentDidChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func barHeight(_ bar: UINavigationBar) -> CGFloat {
    let largeTitle =
      bar.showsLargeTitle ? largeTitleHeight ?? NavigationBarMetrics.largeTitleHeight : 0
    return NavigationBarMetrics.height + largeTitle + bar.searchBarHeight
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
  }

  private func layOutToolbar(of navigation: UINavigationController) {
    guard let toolbar = navigation.existingToolbar else { return }
    let height = ToolbarSolver.height
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
  private func readContentOffset(_ bar: UINavigationBar) {
    guard let scrollView = displayedController?.scrollViewBelowBar else {
      return isOverContent = false
    }
    scrollView.observeScrolling { [weak self] in self?.setNeedsLayout() }
    guard appliedHeight > 0 else { return }
    // The top inset with a collapsed large title.
    let collapsedTop =
      scrollView.adjustedContentInset.top - appliedHeight + NavigationBarMetrics.height
      + bar.searchBarHeight
    let contentTop = -scrollView.contentOffset.y
    largeTitleHeight = min(max(contentTop - collapsedTop, 0), NavigationBarMetrics.largeTitleHeight)
    isOverContent = contentTop < collapsedTop - NavigationBarMetrics.tolerance
  }
}
