extension UIViewController: UITraitChangeObservable {
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

  /// Refreshes the traits of the view; without one, those of the controller and its children.
  private func refreshTraitsOfTree() {
    if let viewIfLoaded { return viewIfLoaded.refreshTraits() }
    traitState?.report(traitCollection)
    for child in children { child.refreshTraitsOfTree() }
  }
}
