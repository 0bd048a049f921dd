/// An object with a trait environment: a screen, view or view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment, all of them specified.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
