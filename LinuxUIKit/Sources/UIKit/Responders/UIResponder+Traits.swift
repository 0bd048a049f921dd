extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls a handler after each change of one of the traits, until the environment is released.
  ///
  /// The environment isn't retained. Several changes of one moment make one call. While the handler runs, the traits are the
  /// current ones, with which colors are resolved.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      guard let self else { return }
      handler(self, previous)
    }
    (self as? UIResponder)?.requireTraitState().append(registration, current: traitCollection)
    return registration
  }
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Removes a handler; a registration of another environment is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.remove(registration)
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
