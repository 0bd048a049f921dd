import Foundation
@_exported import UIKit

extension UIButton {
  public struct Configuration: Hashable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case mini, small, medium, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public static func plain() -> Self { fatalError() }
    public static func tinted() -> Self { fatalError() }
    public static func gray() -> Self { fatalError() }
    public static func filled() -> Self { fatalError() }
    public static func borderless() -> Self { fatalError() }
    public static func bordered() -> Self { fatalError() }
    public static func borderedTinted() -> Self { fatalError() }
    public static func borderedProminent() -> Self { fatalError() }
    public func updated(for button: UIButton) -> Self { self }
    public static func == (a: Self, b: Self) -> Bool { true }
    public func hash(into h: inout Hasher) {}
    public var title: String?; public var subtitle: String?; public var image: UIImage?;
    public var attributedTitle: AttributedString?
    public var baseForegroundColor: UIColor?; public var baseBackgroundColor: UIColor?;
    public var cornerStyle: CornerStyle; public var buttonSize: Size;
    public var imagePlacement: NSDirectionalRectEdge; public var imagePadding: CGFloat;
    public var titlePadding: CGFloat; public var titleAlignment: TitleAlignment;
    public var contentInsets: NSDirectionalEdgeInsets; public var showsActivityIndicator: Bool;
    public var background: UIBackgroundConfiguration;
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?;
    public var titleLineBreakMode: NSLineBreakMode
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public init() { fatalError() }
    public mutating func setDefaultContentInsets() {}
  }
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
  public var configuration: UIButton.Configuration? {
    get { nil }
    set {}
  }
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    fatalError()
  }
}
public struct UIConfigurationTextAttributesTransformer {
  public init(_ t: @escaping (AttributeContainer) -> AttributeContainer) {}
}
