import Foundation

/// The name of an image set or symbol set in an asset catalog, with the bundle of the catalog.
///
/// Xcode generates a constant for each asset of an app. Without it, an app declares its own:
///
/// ```swift
/// extension ImageResource {
///   static let logo = ImageResource(name: "logo", bundle: .module)
/// }
///
/// let view = UIImageView(image: UIImage(resource: .logo))
/// ```
public struct ImageResource: Hashable, Sendable {
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

extension UIImage {
  /// Creates the image of an asset.
  ///
  /// See `init(named:in:compatibleWith:)`. A missing or damaged asset is an empty image, and is
  /// reported once on standard error.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    if image == nil { AssetLog.reportMissing("image", resource.name, in: resource.bundle) }
    self.init(content: image?.content ?? .nothing, traits: image?.traits ?? Traits())
  }
}
