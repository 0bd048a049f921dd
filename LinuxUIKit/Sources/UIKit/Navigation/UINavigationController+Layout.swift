/// How the bar lies over the screen that is shown.
struct NavigationBarState {
  /// How much of the bar's height the screen was told of, in points.
  var appliedHeight: CGFloat = 0
  /// How much of the large title's zone is open, from 0 to 52 points; nil until content scrolled.
  var openZone: CGFloat?
  /// Whether content lies under the bar.
  var isOverContent = false
}

/// The view of a navigation controller: the shown screen, and the bar in front of it.
final class NavigationView: UIView {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutScreenAndBar()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UINavigationController {
  func layOutScreenAndBar() {
    followScrolling()
    placeBar(height: barHeight)
    placeScreen(barHeight: isNavigationBarHidden ? 0 : barHeight)
  }

  private var barHeight: CGFloat {
    NavigationBarMetrics.height + openZone + navigationBar.searchZone
  }

  private var openZone: CGFloat {
    navigationBar.showsLargeTitle ? barState.openZone ?? NavigationBarMetrics.largeZone : 0
  }

  private func placeBar(height: CGFloat) {
    // A hidden bar waits above the upper edge.
    let top = isNavigationBarHidden ? -height : view.safeAreaInsets.top
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    navigationBar.extendBackground(by: max(0, top))
    navigationBar.setOverContent(barState.isOverContent)
  }

  private func placeScreen(barHeight: CGFloat) {
    guard let shown, let content = shown.viewIfLoaded else { return }
    let liesUnderBar = shown.edgesForExtendedLayout.contains(.top)
    let barBottom = isNavigationBarHidden ? 0 : view.safeAreaInsets.top + barHeight
    content.frame = view.bounds.inset(
      by: UIEdgeInsets(top: liesUnderBar ? 0 : barBottom, left: 0, bottom: 0, right: 0))
    let covered = liesUnderBar ? barHeight : 0
    barState.appliedHeight = covered
    shown.setContainerSafeArea(UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0))
  }
}

extension UINavigationController {
  func changeBar(isHidden: Bool, animated: Bool) {
    guard isHidden != isBarHidden else { return }
    isBarHidden = isHidden
    navigationBar.isHidden = isHidden && !animated
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self else { return }
      navigationBar.isHidden = isBarHidden
    }
  }
}

extension UINavigationController {
  /// Reads the scroll view's offset: the large title gives way point by point, and the bar is
  /// filled once content lies under it (uikit.md 3.2).
  private func followScrolling() {
    guard let scrollView = shown?.scrollViewBelowBar else {
      return barState.isOverContent = false
    }
    scrollView.observeScrolling { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    guard barState.appliedHeight > 0 else { return }
    // What the bar would cover with the large title closed.
    let closedTop =
      scrollView.adjustedContentInset.top - barState.appliedHeight + NavigationBarMetrics.height
      + navigationBar.searchZone
    let contentTop = -scrollView.contentOffset.y
    let zone = min(max(contentTop - closedTop, 0), NavigationBarMetrics.largeZone)
    barState.openZone = zone
    barState.isOverContent = contentTop < closedTop - NavigationBarMetrics.tolerance
  }
}
