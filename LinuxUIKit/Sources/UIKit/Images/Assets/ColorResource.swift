import Foundation

/// The name of a color set in an asset catalog, with the bundle of the catalog.
///
/// Xcode generates a constant for each asset of an app. Without it, an app declares its own:
///
/// ```swift
/// extension ColorResource {
///   static let card = ColorResource(name: "Card", bundle: .module)
/// }
///
/// view.backgroundColor = UIColor(resource: .card)
/// ```
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource with the name of an asset and its bundle.
  ///
  /// The asset isn't looked up before it is used.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates the color of an asset, which is dynamic.
  ///
  /// See `init(named:in:compatibleWith:)`. A missing or damaged asset is a clear color, and is
  /// reported once on standard error.
  public convenience init(resource: ColorResource) {
    guard let color = AssetLibrary.shared.color(named: resource.name, in: resource.bundle) else {
      AssetLog.reportMissing("color", resource.name, in: resource.bundle)
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(source: .asset(color))
  }
}
