import Foundation
@_exported import UIKit

extension UIControl.State { public static var normal: UIControl.State { [] } }
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
@available(iOS 17.0, tvOS 17.0, *) extension UICollectionLayoutSectionOrthogonalScrollingProperties
{
  public enum Bounce: Int { case automatic, always, never }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat; public init(rawValue: CGFloat) { self.rawValue = rawValue };
    public init(_ r: CGFloat) { rawValue = r }; public static let automatic = Self(0);
    public static let normal = Self(1); public static let fast = Self(2)
  }
  public var bounce: Bounce {
    get { .automatic }
    set {}
  }
  public var decelerationRate: DecelerationRate {
    get { .automatic }
    set {}
  }
}
extension UIContentSizeCategory { public var isAccessibilityCategory: Bool { true } }
extension UIContentSizeCategory: @retroactive Comparable {
  public static func < (a: Self, b: Self) -> Bool { true }
}
extension UIImage {
  public func pngData() -> Data? { nil };
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
extension UIControl {
  public func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?,
      _ controlEvent: UIControl.Event, _ stop: inout Bool
    ) -> Void
  ) {}
}
extension UICellConfigurationState: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> __UICellConfigurationState { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ x: __UICellConfigurationState, result: inout Self?
  ) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: __UICellConfigurationState, result: inout Self?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: __UICellConfigurationState?)
    -> Self
  { fatalError() }
}
extension UIViewConfigurationState: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> __UIViewConfigurationState { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ x: __UIViewConfigurationState, result: inout Self?
  ) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: __UIViewConfigurationState, result: inout Self?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: __UIViewConfigurationState?)
    -> Self
  { fatalError() }
}

extension UISegmentedControl { public class var noSegment: Int { -1 } }
extension UIBarButtonItem {
  @MainActor @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  @MainActor @preconcurrency public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, *) @MainActor @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil,
    menu: UIMenu? = nil
  ) { fatalError() }
}
extension UIButton {
  public convenience init(type: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    fatalError()
  }
}
extension UITextDirection {
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    fatalError()
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { fatalError() }
}
