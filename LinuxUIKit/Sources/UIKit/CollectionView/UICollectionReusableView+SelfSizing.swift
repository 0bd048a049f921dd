extension UICollectionReusableView {
  /// Has the view measured again, because what is in it says that its size has changed, if the
  /// collection view heeds that (uikit.md 6.12).
  func sizeMayHaveChanged(byConstraints: Bool = false) {
    guard let element = shownElement else { return }
    let host = sequence(first: superview, next: { $0?.superview })
      .lazy.compactMap { $0 as? UICollectionView }.first
    guard let host else { return }
    let isHeeded =
      byConstraints
      ? host.selfSizingInvalidation == .enabledIncludingConstraints
      : host.selfSizingInvalidation != .disabled
    if isHeeded { host.measureAgain(element) }
  }
}

extension UICollectionView {
  /// Measures an element on the screen again in the next layout pass, if it says its own size; once,
  /// however often it is asked for.
  func measureAgain(_ element: ElementID) {
    guard shown[element]?.measuring != nil else { return }
    shown[element]?.measuring = nil
    setNeedsLayout()
  }
}

extension UIView {
  /// Tells the cell or header around the view that the view would like to have another size.
  func tellAboutContentSizeChange() {
    (superview as? UICollectionViewCell)?.contentSizeDidChange(of: self)
    tellAboutConstraintChange()
  }

  /// Tells the cell or header around the view that constraints, or what they go by, have changed.
  ///
  /// Costs the number of views between.
  func tellAboutConstraintChange() {
    var view: UIView? = self
    while let next = view {
      if let reusable = next as? UICollectionReusableView {
        return reusable.sizeMayHaveChanged(byConstraints: true)
      }
      view = next.superview
    }
  }
}
