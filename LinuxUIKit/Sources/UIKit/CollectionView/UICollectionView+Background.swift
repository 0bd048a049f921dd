extension UICollectionView {
  func replaceBackgroundView(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    placeBackgroundView()
  }

  /// Lets the background stay behind the visible part.
  func placeBackgroundView() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }
}
