extension UIScrollView {
  /// Puts another refresh control above the content.
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    setRefreshInset(0)
    guard let refreshControl else { return driver.returnToRange() }
    insertSubview(refreshControl, at: 0)
    updateRefreshControl()
    updateRefreshInset(for: refreshControl)
  }

  /// Makes room for a control that refreshes, or takes it away and lets the content go back.
  ///
  /// What shows stays where it is, beyond the edge if need be, until it is moved back.
  func updateRefreshInset(for control: UIRefreshControl) {
    guard control === refreshControl else { return }
    setRefreshInset(control.isRefreshing ? UIRefreshControl.height : 0)
    driver.returnToRange()
  }

  /// Keeps the control at the top of what shows, and tells it how far it is pulled.
  func updateRefreshControl() {
    guard let refreshControl else { return }
    let top = adjustedContentInset.top - refreshInset
    let pull = -contentOffset.y - top
    let height = UIRefreshControl.height
    let frame = CGRect(x: 0, y: -max(pull, height), width: bounds.width, height: height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
    refreshControl.update(pull: pull, isDragged: isDragging)
  }
}
