// The trait overrides of views, controllers and scenes, and the reports of their changes.

extension UIView {
  /// The traits that the view specifies for itself and its subviews (iOS 17).
  ///
  /// They have priority over `overrideUserInterfaceStyle`.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { if requireTraitState().setOverrides(newValue) { refreshTraits() } }
  }

  /// Updates the traits, if their update is pending (iOS 17).
  ///
  /// A change of traits is applied at once here, so that none is ever pending.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// The traits that the controller specifies for itself and its content (iOS 17).
  ///
  /// They have priority over `overrideUserInterfaceStyle`.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      guard requireTraitState().setOverrides(newValue) else { return }
      refreshTraitsOfTree()
    }
  }

  /// Updates the traits, if their update is pending (iOS 17).
  ///
  /// A change of traits is applied at once here, so that none is ever pending.
  public func updateTraitsIfNeeded() {}

  /// Refreshes the traits of the view; without one, those of the controller and its children.
  private func refreshTraitsOfTree() {
    if let viewIfLoaded { return viewIfLoaded.refreshTraits() }
    traitState?.report(traitCollection)
    for child in children { child.refreshTraitsOfTree() }
  }
}

extension UIWindowScene {
  /// The traits that the scene specifies for its windows (iOS 17).
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      guard requireTraitState().setOverrides(newValue) else { return }
      traitState?.report(traitCollection)
      for window in UIApplication.shared.windows where window.windowScene === self {
        window.refreshTraits()
      }
    }
  }
}

extension UIResponder {
  /// Returns traits combined with the responder's overrides.
  func overridingTraits(of inherited: UITraitCollection) -> UITraitCollection {
    guard let overrides = traitState?.overrides.values, overrides != TraitValues() else {
      return inherited
    }
    return UITraitCollection(values: inherited.values.merging(overrides))
  }
}
