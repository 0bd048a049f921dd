extension UIBarItem: UIAppearance {
  /// Returns the proxy for instances in containers.
  ///
  /// Stored only.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRegistry.shared.proxy(of: self, AppearanceCondition(containers: containerTypes)) {
      Self(coder: NSCoder())
    }
  }

  /// Returns the proxy for instances with traits in containers.
  ///
  /// Stored only.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRegistry.shared.proxy(
      of: self, AppearanceCondition(containers: containerTypes, traits: trait)
    ) { Self(coder: NSCoder()) }
  }

  /// The title attributes of the item: those of the proxies of its class, overridden by its own.
  func resolvedTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    let proxies = AppearanceRegistry.shared.proxies(of: self)
    return (proxies + [self]).reduce(into: [:]) { all, item in
      all.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    }
  }
}
