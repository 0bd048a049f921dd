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
