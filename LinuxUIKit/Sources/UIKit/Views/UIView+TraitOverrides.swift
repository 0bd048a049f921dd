extension UIView: UITraitChangeObservable {
  /// The traits that the view specifies for itself and its subviews (iOS 17).
  ///
  /// They have priority over `overrideUserInterfaceStyle`.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { if requireTraitState().setOverrides(newValue) { refreshTraits() } }
  }
}
