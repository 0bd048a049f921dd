extension UIView {
  /// The traits of the owning controller if this is a root view, otherwise those of the superview.
  var inheritedTraits: UITraitCollection {
    owningController?.traitCollection ?? traitParent?.traitCollection ?? screenTraits
  }

  /// The screen's traits combined with those that the window adds.
  private var screenTraits: UITraitCollection {
    let screen = window?.windowScene?.traitCollection ?? UIScreen.main.traitCollection
    guard let traits = window?.traitsOverScreen else { return screen }
    return UITraitCollection(traitsFrom: [screen, traits])
  }

  /// Recomputes the traits of the subtree and notifies the views whose traits changed.
  func refreshTraits() {
    owningController.map { $0.traitState?.report($0.traitCollection) }
    let previous = removeCachedTraits()
    guard previous != nil || !subviews.isEmpty else { return }
    let current = currentTraits()
    guard previous != current else { return }
    layer.setNeedsDisplay()
    markForLayout()
    if let previous {
      owningController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
    }
    // Unverified: that the handlers are called after `traitCollectionDidChange(_:)`.
    traitState?.report(current)
    for subview in subviews { subview.refreshTraits() }
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction in which a view with an attribute lays out leading and trailing edges in an app of
  /// the current language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction in which a view with an attribute lays out leading and trailing edges in a layout of
  /// a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: layoutDirection
    }
  }

  var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UITraitCollection {
  /// Returns the traits with another interface style; `unspecified` changes nothing.
  func overriding(style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Returns the traits with another list environment; `nil` changes nothing.
  func overriding(listEnvironment: UIListEnvironment?) -> UITraitCollection {
    guard let listEnvironment, listEnvironment != values.listEnvironment else { return self }
    return modifyingTraits { $0.listEnvironment = listEnvironment }
  }
}
