/// A registration of a handler of trait changes, by which it is removed (iOS 17).
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A view, controller or scene that calls handlers after its traits changed (iOS 17).
///
/// ```swift
/// final class Card: UIView {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: Card, previous) in
///       card.layer.borderColor = UIColor.separator.cgColor
///     }
///   }
/// }
/// ```
///
/// - Note: Not implemented: targets and selectors, which need Objective-C's runtime.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// A handler of a change, with the environment and its former traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Removes a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

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

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable, UITraitEnvironment {
  /// Called after the traits changed.
  ///
  /// The default implementation does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Removes a handler; a registration of another environment is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.remove(registration)
  }
}

/// A handler with the traits that it depends on.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  /// Returns the registration itself, which is immutable.
  func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether one of the traits has changed.
  func isAffected(from previous: UITraitCollection, to current: UITraitCollection) -> Bool {
    traits.contains { !current.values.isEqual(to: previous.values, in: $0) }
  }
}
