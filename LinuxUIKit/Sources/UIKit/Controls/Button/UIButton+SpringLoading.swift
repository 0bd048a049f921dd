extension UIButton: UISpringLoadedInteractionSupporting {
  var springLoading: SpringLoadedControl? {
    attachedInteractions.lazy.compactMap { $0 as? SpringLoadedControl }.first
  }
}

/// The spring loading of a button, as long as it is enabled.
final class SpringLoadedControl: UISpringLoadedInteraction {
  /// Creates the interaction of the button to which it is added.
  init() {
    super.init(interactionBehavior: nil, interactionEffect: nil) { interaction, _ in
      guard let control = interaction.view as? UIControl, control.isEnabled else { return }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
}
