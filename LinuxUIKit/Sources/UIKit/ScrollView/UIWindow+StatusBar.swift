extension UIWindow {
  /// Performs a tap on the status bar, which scrolls to the top (uikit.md, 5.3).
  ///
  /// Like UIKit, this does nothing unless exactly one visible scroll view has `scrollsToTop` set.
  /// Platform windows call it; no status bar is drawn.
  package func tapStatusBar() {
    let views = visibleScrollViews(in: self).filter(\.scrollsToTop)
    guard let view = views.first, views.count == 1 else { return }
    guard view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
    view.scrollToTop()
  }

  private func visibleScrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let inside = view.subviews.flatMap { visibleScrollViews(in: $0) }
    return (view as? UIScrollView).map { [$0] + inside } ?? inside
  }
}

extension UIScrollView {
  /// Scrolls to the top and notifies the delegate at the end.
  fileprivate func scrollToTop() {
    driver.stop()
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    driver.animate(to: top, .toTop)
  }
}
