/// Something that has traits: a screen, window, controller or view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here, every one specified.
  var traitCollection: UITraitCollection { get }

  /// Tells that the traits changed; what they were before is handed over.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
