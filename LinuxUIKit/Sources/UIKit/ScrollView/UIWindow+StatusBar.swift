extension UIWindow {
  /// Does what a tap on the status bar does: what scrolls goes to its top (uikit.md 5.3).
  ///
  /// As with Apple's, nothing happens unless exactly one scroll view on the screen wants it. The
  /// platform calls it; ours draws no status bar.
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
  /// Goes to the top, with the delegate's call at the end.
  fileprivate func scrollToTop() {
    driver.stop()
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    driver.animate(to: top, .toTop)
  }
}
