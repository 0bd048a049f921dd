import Foundation
@_exported import UIKit

@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition<Value> {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}
@available(iOS 17.0, tvOS 17.0, *)
extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "" }
  public static var identifier: String { "" }
}
@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, tvOS 17.0, *)
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

@available(iOS 17.0, tvOS 17.0, *) @MainActor @preconcurrency public protocol UIMutableTraits {
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  @available(tvOS, unavailable) var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}
@available(iOS 17.0, tvOS 17.0, *) @MainActor @preconcurrency
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}
@available(iOS 18.0, tvOS 18.0, *)
extension UIMutableTraits {
  public var listEnvironment: UIListEnvironment {
    get { fatalError() }
    set {}
  }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitCollection {
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { fatalError() }
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { self }
  public func replacing<T>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  where T: UITraitDefinition { self }
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *) @MainActor @preconcurrency
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment
}
@available(iOS 17.0, tvOS 17.0, *)
extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult @MainActor @preconcurrency public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { fatalError() }
  @discardableResult @MainActor @preconcurrency public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { fatalError() }
  @discardableResult @MainActor @preconcurrency public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { fatalError() }
  @MainActor @preconcurrency
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
@available(iOS 17.0, tvOS 17.0, *) extension UIView: UITraitChangeObservable {
  public var traitOverrides: any UITraitOverrides {
    get { fatalError() }
    set {}
  }
}
@available(iOS 17.0, tvOS 17.0, *) extension UIViewController: UITraitChangeObservable {
  public var traitOverrides: any UITraitOverrides {
    get { fatalError() }
    set {}
  }
}
@available(iOS 17.0, tvOS 17.0, *) extension UIWindowScene: UITraitChangeObservable {
  public var traitOverrides: any UITraitOverrides {
    get { fatalError() }
    set {}
  }
}
