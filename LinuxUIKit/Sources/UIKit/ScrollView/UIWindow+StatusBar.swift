extension UIWindow {
  /// Performs a tap on the status bar, which scrolls to the top (uikit.md, 5.3).
  ///
  /// Like UIKit, this does nothing unless exactly one visible scroll view has `scrollsToTop` set.
  /// Platform windows call it; no status bar is drawn.
  package func tapStatusBar() {
    let views = UIScrollView.visibleViews(in: self).filter(\.scrollsToTop)
    guard let view = views.first, views.count == 1 else { return }
    guard view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
    view.scrollToTop()
  }
}

extension UIScrollView {
  /// Returns the visible scroll views in a view, outer ones first, without those inside views that
  /// are not included.
  static func visibleViews(
    in view: UIView, where isIncluded: (UIView) -> Bool = { _ in true }
  ) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0, isIncluded(view) else { return [] }
    let inside = view.subviews.flatMap { visibleViews(in: $0, where: isIncluded) }
    return (view as? UIScrollView).map { [$0] + inside } ?? inside
  }

  /// Scrolls to the top and notifies the delegate at the end.
  fileprivate func scrollToTop() {
    driver.stop()
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    driver.animate(to: top, .toTop)
  }
}
