extension UIView {
  /// The guides that were added to the view, in that order.
  public var layoutGuides: [UILayoutGuide] {
    autoLayoutState?.addedGuides ?? []
  }

  /// Adds a guide to the view, and removes it from its previous owning view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    requireAutoLayoutState().insert(layoutGuide)
  }

  /// Removes a guide from the view, and deactivates the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
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

  /// The guide of the area that is not covered by bars or the screen's shape.
  public var safeAreaLayoutGuide: UILayoutGuide {
    requireAutoLayoutState().insetGuide(.safeArea, of: self)
  }

  /// The guide of the area inside the view's margins.
  public var layoutMarginsGuide: UILayoutGuide {
    requireAutoLayoutState().insetGuide(.margins, of: self)
  }

  /// The guide of a centered area inside the view's margins, narrow enough for readable text
  /// (uikit.md, 3.3).
  public var readableContentGuide: UILayoutGuide {
    requireAutoLayoutState().insetGuide(.readable, of: self)
  }
}
