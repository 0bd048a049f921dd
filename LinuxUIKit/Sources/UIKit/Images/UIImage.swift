import Foundation

/// An immutable image with a size in points.
///
///     let photo = UIImage(data: pngData)
///     let star = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow)
///
/// It has either pixels or the outline of a symbol, which is sharp at every scale. The `with...`
/// methods return another image.
///
/// PNG and JPEG files are decoded, the latter with their orientation.
// Unchecked because an open class cannot be proven immutable: its stored properties are `let`s of
// Sendable values.
open class UIImage: NSObject, @unchecked Sendable {
  let content: Content
  let traits: Traits
  let lazyAsset = LazyImageAsset()

  /// The content of an image.
  enum Content: Sendable {
    case nothing
    // Before the other payload: the first one is stored without a tag in its pointers, which the
    // leak sanitizer would not follow.
    case symbol(Symbol)
    case pixels(CGImage)
    case vector(VectorImage)
  }

  /// The values with which the content is displayed.
  struct Traits: Sendable {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var configuration: SymbolConfiguration?
    var flipsRightToLeft = false
    var resizing: Resizing?
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The images of an animated image; `nil` for a still one.
    var animation: ImageAnimation?
    /// The asset with the variants of the image; `nil` for an image without variants.
    var asset: UIImageAsset?
  }

  init(content: Content, traits: Traits) {
    self.content = content
    self.traits = traits
  }

  /// Creates an empty image without size.
  public override convenience init() {
    self.init(content: .nothing, traits: Traits())
  }

  /// Creates an image from PNG or JPEG data with a scale of 1; `nil` for other or corrupt data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG or JPEG data with a scale; `nil` for other or corrupt data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (pixels, orientation) = Self.decoded(data) else { return nil }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }

  /// Creates an image from a PNG or JPEG file; `nil` if there is none or it is corrupt.
  ///
  /// The scale is that of the file's name: 2 for `star@2x.png`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Creates an image from pixels with a scale of 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Creates an image from pixels with a scale and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let usable = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      content: .pixels(cgImage), traits: Traits(scale: usable, orientation: orientation))
  }

  convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(cgImage: cgImage, scale: scale, orientation: .up)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || isSame(as: other)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  open override var description: String {
    switch content {
    case .nothing: "<UIImage: empty>"
    case .pixels: "<UIImage: {\(size.width), \(size.height)}@\(scale)x>"
    case .symbol(let symbol): "<UIImage: symbol(system: \(symbol.name))>"
    case .vector(let image):
      image.isSymbol
        ? "<UIImage: symbol(named: \(image.name))>" : "<UIImage: named(\(image.name))>"
    }
  }
}

extension UIImage {
  /// Returns whether two images have the same content and traits; pixels are compared by identity.
  private func isSame(as other: UIImage) -> Bool {
    switch (content, other.content) {
    case (.nothing, .nothing): true
    case (.pixels(let own), .pixels(let others)): own === others && hasTraits(of: other)
    case (.symbol(let own), .symbol(let others)):
      own.name == others.name && hasTraits(of: other)
    case (.vector(let own), .vector(let others)): own === others && hasTraits(of: other)
    default: false
    }
  }

  private func hasTraits(of other: UIImage) -> Bool {
    traits.scale == other.traits.scale && traits.orientation == other.traits.orientation
      && traits.renderingMode == other.traits.renderingMode
      && traits.tintColor == other.traits.tintColor
      && traits.configuration == other.traits.configuration
      && traits.flipsRightToLeft == other.traits.flipsRightToLeft
      && traits.resizing == other.traits.resizing
      && traits.animation == other.traits.animation
      && traits.alignmentRectInsets == other.traits.alignmentRectInsets
  }
}
