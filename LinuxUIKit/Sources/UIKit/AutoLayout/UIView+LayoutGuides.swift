extension UIView {
  /// The guides that were added, in that order.
  public var layoutGuides: [UILayoutGuide] {
    autoLayoutState?.guides ?? []
  }

  /// Gives a guide to the view, taking it from the one that had it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    requireAutoLayoutState().guides.append(layoutGuide)
  }

  /// Takes a guide from the view, with the constraints about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      let about = view.constraints.filter {
        $0.firstItem === layoutGuide || $0.secondItem === layoutGuide
      }
      NSLayoutConstraint.deactivate(about)
    }
    autoLayoutState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars and the screen's shape leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = requireAutoLayoutState()
    let guide = state.safeAreaGuide ?? InsetLayoutGuide(.safeArea, of: self)
    state.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside of its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = requireAutoLayoutState()
    let guide = state.marginsGuide ?? InsetLayoutGuide(.margins, of: self)
    state.marginsGuide = guide
    return guide
  }

  /// The part of the view inside of its margins in which lines are not too long to read, in the
  /// middle of it (uikit.md 3.3).
  public var readableContentGuide: UILayoutGuide {
    let state = requireAutoLayoutState()
    let guide = state.readableGuide ?? InsetLayoutGuide(.readable, of: self)
    state.readableGuide = guide
    return guide
  }
}
