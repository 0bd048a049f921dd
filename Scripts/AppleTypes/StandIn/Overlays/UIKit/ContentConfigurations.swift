import Foundation
@_exported import UIKit

// content configurations
public protocol UIContentConfiguration {
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  @available(iOS 16.0, tvOS 16.0, *) func supports(_ configuration: any UIContentConfiguration)
    -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public var rawValue: String; public init(rawValue: String) { self.rawValue = rawValue };
  public init(_ r: String) { rawValue = r }
}
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection
  public var isDisabled: Bool; public var isHighlighted: Bool; public var isSelected: Bool;
  public var isFocused: Bool; public var isPinned: Bool
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { nil }
    set {}
  }
}
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Hashable, Sendable { case none, lifting, dragging }
  public enum DropState: Hashable, Sendable { case none, notTargeted, targeted }
  public var cellDragState: DragState
  public var cellDropState: DropState
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection
  public var isDisabled: Bool; public var isHighlighted: Bool; public var isSelected: Bool;
  public var isFocused: Bool; public var isPinned: Bool
  public var isEditing: Bool; public var isExpanded: Bool; public var isSwiped: Bool;
  public var isReordering: Bool
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { nil }
    set {}
  }
}
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor;
  public init(_ t: @escaping (UIColor) -> UIColor) { transform = t };
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public func callAsFunction(_ c: UIColor) -> UIColor { c }
}
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public static func == (a: Self, b: Self) -> Bool { true }
  nonisolated public func hash(into h: inout Hasher) {}
  public struct TextProperties: Hashable {
    public enum TextAlignment: Hashable { case natural, center, justified }
    public enum TextTransform: Hashable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont; public var color: UIColor; public var alignment: TextAlignment;
    public var lineBreakMode: NSLineBreakMode; public var numberOfLines: Int;
    public var adjustsFontSizeToFitWidth: Bool; public var minimumScaleFactor: CGFloat;
    public var adjustsFontForContentSizeCategory: Bool; public var transform: TextTransform;
    public var allowsDefaultTighteningForTruncation: Bool
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { nil }
      set {}
    }
    public func resolvedColor() -> UIColor { color }
  }
  public struct ImageProperties: Hashable {
    public static func == (a: Self, b: Self) -> Bool { true }
    public func hash(into h: inout Hasher) {}
    public static var standardDimension: CGFloat { 0 }
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?;
    public var tintColor: UIColor?; public var cornerRadius: CGFloat;
    public var maximumSize: CGSize; public var reservedLayoutSize: CGSize
    public var accessibilityIgnoresInvertColors: Bool
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { nil }
      set {}
    }
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { tintColor }
  }
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    fatalError()
  }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  public static func plainFooter() -> UIListContentConfiguration { fatalError() }
  public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
  public static func groupedFooter() -> UIListContentConfiguration { fatalError() }
  @available(tvOS, unavailable) public static func prominentInsetGroupedHeader()
    -> UIListContentConfiguration
  { fatalError() }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    fatalError()
  }
  public static func sidebarCell() -> UIListContentConfiguration { fatalError() }
  public static func sidebarHeader() -> UIListContentConfiguration { fatalError() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    fatalError()
  }
  @available(iOS 18.0, tvOS 18.0, *) public static func header() -> UIListContentConfiguration {
    fatalError()
  }
  @available(iOS 18.0, tvOS 18.0, *) public static func footer() -> UIListContentConfiguration {
    fatalError()
  }
  @available(iOS 18.0, tvOS 18.0, *) public var alpha: CGFloat {
    get { 0 }
    set {}
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { fatalError() }
  public var image: UIImage?; public var imageProperties: ImageProperties; public var text: String?;
  public var attributedText: NSAttributedString?; public var textProperties: TextProperties;
  public var secondaryText: String?; public var secondaryAttributedText: NSAttributedString?;
  public var secondaryTextProperties: TextProperties
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  public var directionalLayoutMargins: NSDirectionalEdgeInsets;
  public var prefersSideBySideTextAndSecondaryText: Bool; public var imageToTextPadding: CGFloat;
  public var textToSecondaryTextHorizontalPadding: CGFloat;
  public var textToSecondaryTextVerticalPadding: CGFloat
}
public class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var configuration: any UIContentConfiguration {
    get { fatalError() }
    set {}
  }
  public var textLayoutGuide: UILayoutGuide? { nil }
  public var secondaryTextLayoutGuide: UILayoutGuide? { nil }
  public var imageLayoutGuide: UILayoutGuide? { nil }
}
public struct UIBackgroundConfiguration: Hashable {
  public static func == (a: Self, b: Self) -> Bool { true }
  public func hash(into h: inout Hasher) {}
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { fatalError() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { fatalError() }
  @available(iOS 18.0, tvOS 18.0, *) public static func listHeader() -> UIBackgroundConfiguration {
    fatalError()
  }
  @available(iOS 18.0, tvOS 18.0, *) public static func listFooter() -> UIBackgroundConfiguration {
    fatalError()
  }
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { tintColor }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { tintColor }
  @available(iOS 18.0, tvOS 18.0, *) public static func listCell() -> UIBackgroundConfiguration {
    fatalError()
  }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  public var imageContentMode: UIView.ContentMode; public var customView: UIView?;
  public var cornerRadius: CGFloat; public var backgroundColor: UIColor?;
  public var image: UIImage?; public var strokeColor: UIColor?; public var strokeWidth: CGFloat;
  public var strokeOutset: CGFloat; public var visualEffect: UIVisualEffect?;
  public var backgroundInsets: NSDirectionalEdgeInsets
}
