// What tests change of a window, besides the public interface.
extension UIWindow {
  /// A Boolean value that indicates whether animations in the window finish immediately.
  package var disablesAnimations: Bool { overrides?.disablesAnimations ?? false }

  /// Makes animations in the window finish immediately, or plays them again.
  package func setDisablesAnimations(_ disables: Bool) {
    requireOverrides().disablesAnimations = disables
  }

  /// The traits that override those of the screen.
  var traitsOverScreen: UITraitCollection? { overrides?.traits }

  /// Overrides the screen's traits for the window's content, including presented controllers.
  package func overrideScreenTraits(with traits: UITraitCollection) {
    requireOverrides().traits = traits
    adoptScreenTraits()
  }

  private var overrides: WindowOverrides? { attachments.attachment(WindowOverrides.self) }

  private func requireOverrides() -> WindowOverrides {
    if let overrides { return overrides }
    let new = WindowOverrides()
    attach(new, as: WindowOverrides.self)
    return new
  }
}

/// The animations and traits that a window overrides.
private final class WindowOverrides {
  var disablesAnimations = false
  var traits: UITraitCollection?
}
