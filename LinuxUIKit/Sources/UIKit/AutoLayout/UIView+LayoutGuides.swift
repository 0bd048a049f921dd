extension UIView {
  func adoptLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    requireAutoLayoutState().insert(layoutGuide)
  }

  func discardLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      let affected = view.constraints.filter {
        $0.firstItem === layoutGuide || $0.secondItem === layoutGuide
      }
      NSLayoutConstraint.deactivate(affected)
    }
    autoLayoutState?.remove(layoutGuide)
    layoutGuide.owningView = nil
  }
}
