extension UIScrollView {
  /// Replaces the refresh control.
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    setRefreshInset(0)
    guard let refreshControl else { return driver.returnToRange() }
    insertSubview(refreshControl, at: 0)
    updateRefreshControl()
    updateRefreshInset(for: refreshControl)
  }

  /// Adds or removes the inset of a refreshing control.
  ///
  /// The content keeps its offset, even beyond an edge, until it is scrolled back.
  func updateRefreshInset(for control: UIRefreshControl) {
    guard control === refreshControl else { return }
    setRefreshInset(control.isRefreshing ? UIRefreshControl.height : 0)
    driver.returnToRange()
  }

  /// Positions the control at the top of the visible area and reports the distance by which it is
  /// pulled.
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
