extension UIView {
  /// The traits of the surroundings with the view's own override on top, worked out once.
  func currentTraits() -> UITraitCollection {
    if let traits = storage.traits { return traits }
    let traits = inheritedTraits.overriding(style: overrideUserInterfaceStyle)
      .overriding(listEnvironment: storage.listEnvironment)
    storage.traits = traits
    return traits
  }

  /// The traits that come from the controller of a root view, else from the superview.
  var inheritedTraits: UITraitCollection {
    owningController?.traitCollection ?? superview?.traitCollection ?? outermostTraits
  }

  /// The screen's traits, and over them those of the window if the view is one.
  private var outermostTraits: UITraitCollection {
    let screen = UIScreen.main.traitCollection
    guard let own = windowTraits else { return screen }
    return UITraitCollection(traitsFrom: [screen, own])
  }

  /// Works the traits of the subtree out anew and tells every view whose traits changed.
  func refreshTraits() {
    let previous = storage.traits
    storage.traits = nil
    guard previous != nil || !subviews.isEmpty else { return }
    let current = currentTraits()
    guard previous != current else { return }
    markForLayout()
    if let previous {
      owningController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
    }
    for subview in subviews { subview.refreshTraits() }
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UITraitCollection {
  /// These traits in another style; `unspecified` changes nothing.
  func overriding(style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }

  /// These traits in another kind of list; nil changes nothing.
  fileprivate func overriding(listEnvironment: UIListEnvironment?) -> UITraitCollection {
    guard let listEnvironment, listEnvironment != values.listEnvironment else { return self }
    return modifyingTraits { $0.listEnvironment = listEnvironment }
  }
}
