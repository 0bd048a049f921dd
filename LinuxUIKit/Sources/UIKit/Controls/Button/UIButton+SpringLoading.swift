extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that pauses over the button performs its actions for a tap; the default is
  /// `false`.
  ///
  /// - Note: Not implemented: overriding this property.
  public var isSpringLoaded: Bool {
    get { springLoading != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      guard newValue else { return springLoading.map(removeInteraction) ?? () }
      addInteraction(SpringLoadedControl())
    }
  }

  private var springLoading: SpringLoadedControl? {
    attachedInteractions.lazy.compactMap { $0 as? SpringLoadedControl }.first
  }
}

/// The spring loading of a button, as long as it is enabled.
private final class SpringLoadedControl: UISpringLoadedInteraction {
  /// Creates the interaction of the button to which it is added.
  init() {
    super.init(interactionBehavior: nil, interactionEffect: nil) { interaction, _ in
      guard let control = interaction.view as? UIControl, control.isEnabled else { return }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
}
