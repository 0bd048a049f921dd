import Foundation

/// A picture with a size in points, ready to be shown or drawn.
///
///     let photo = UIImage(data: pngData)
///     let star = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow)
///
/// It holds either pixels or a symbol's outline, which is sharp at every scale, and never changes:
/// the `with...` methods answer another picture.
///
/// Ours reads PNG and JPEG files, and turns the latter as the camera noted. It leaves out asset
/// catalogs and animated pictures.
// Unchecked because an open class cannot be proven immutable: its stored properties are `let`s of
// Sendable values.
open class UIImage: NSObject, @unchecked Sendable {
  let content: Content
  let traits: Traits

  /// What there is to see.
  enum Content: Sendable {
    case nothing
    // Before the other payload: the first one is stored as it is, without a mark in its pointers,
    // which the leak sanitizer would not follow.
    case symbol(Symbol)
    case pixels(CGImage)
  }

  /// How it is to be shown.
  struct Traits: Sendable {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var configuration: SymbolConfiguration?
    var flipsRightToLeft = false
    var resizing: Resizing?
    var alignmentRectInsets = UIEdgeInsets.zero
  }

  init(content: Content, traits: Traits) {
    self.content = content
    self.traits = traits
  }

  /// Makes a picture of nothing, without size.
  public override convenience init() {
    self.init(content: .nothing, traits: Traits())
  }

  /// Unpacks a PNG or JPEG file, one pixel a point; nil if it is none or broken.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Unpacks a PNG or JPEG file, `scale` pixels a point; nil if it is none or broken.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (pixels, orientation) = Self.unpacked(data) else { return nil }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }

  /// Unpacks the PNG or JPEG file at a path; nil if there is none or it is broken.
  ///
  /// The scale is the one in the file's name: 2 for `star@2x.png`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Makes a picture of pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Makes a picture of pixels that were taken down turned or mirrored, `scale` of them a point.
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
    }
  }
}

extension UIImage {
  /// Whether both show the same thing in the same way; pixels count as the same if they are shared.
  private func isSame(as other: UIImage) -> Bool {
    switch (content, other.content) {
    case (.nothing, .nothing): true
    case (.pixels(let own), .pixels(let others)): own === others && hasTraits(of: other)
    case (.symbol(let own), .symbol(let others)):
      own.name == others.name && hasTraits(of: other)
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
      && traits.alignmentRectInsets == other.traits.alignmentRectInsets
  }
}
