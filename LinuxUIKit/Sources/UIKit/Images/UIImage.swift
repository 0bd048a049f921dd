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
// Unchecked because an open class cannot be proven immutable: only initializers set its stored
// properties, which are Sendable values.
open class UIImage: NSObject, @unchecked Sendable {
  private(set) final var content = Content.nothing
  private(set) final var traits = Traits()
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

  convenience init(content: Content, traits: Traits) {
    self.init()
    self.content = content
    self.traits = traits
  }

  /// Creates an empty image without size.
  public override init() {}

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

  // Item providers

  /// Loads the image as PNG or JPEG data.
  open func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == TypeIdentifier.jpeg ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }

  // Properties

  /// The asset with the variants of the image; `nil` for symbols of the system and empty images.
  open var imageAsset: UIImageAsset? {
    if let asset = traits.asset { return asset }
    guard case .pixels = content else { return nil }
    return lazyAsset.value { UIImageAsset(base: self) }
  }

  /// The images of an animated image; `nil` for a still one.
  open var images: [UIImage]? { traits.animation?.images }

  /// The duration of an animated image, in seconds; 0 for a still one.
  open var duration: TimeInterval { traits.animation?.duration ?? 0 }

  /// The size in points, upright.
  open var size: CGSize {
    contentSize
  }

  /// The number of pixels in a point; for a symbol that of the main screen.
  open var scale: CGFloat {
    contentScale
  }

  /// The orientation of the pixels as stored.
  open var imageOrientation: Orientation { traits.orientation }

  /// The rendering mode: in its own colors or as a template image.
  open var renderingMode: RenderingMode { traits.renderingMode }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool {
    hasSymbol
  }

  /// The configuration of a symbol; `nil` for other images and for a symbol without one.
  open var symbolConfiguration: SymbolConfiguration? { traits.configuration }

  /// Whether the image is mirrored in right-to-left layouts.
  ///
  /// True for symbols that name a reading direction (`chevron.forward`), and for the results of
  /// `imageFlippedForRightToLeftLayoutDirection()`.
  open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsRightToLeft }

  /// The pixels as stored; a symbol is drawn at the scale of the main screen.
  ///
  /// Nil for an image without size.
  open var cgImage: CGImage? {
    storedPixels
  }

  // Drawing

  /// Draws the image in the current context, with its top left corner at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in the current context, scaled to a rectangle.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in the current context with a blend mode and opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled, with a blend mode and opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode: blendMode, alpha: alpha)
  }

  // Files

  /// Returns the image as JPEG data, upright; `nil` for an image without size.
  ///
  /// The quality is between 0 (most compressed) and 1 (best quality).
  // Unverified: transparent pixels become white; inferred from the JPEG format, which has no alpha
  // (uikit.md, 9.3, does not mention it).
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels.flatMap { JPEG.encode($0, quality: compressionQuality) }
  }

  /// Returns the image as PNG data, upright; `nil` for an image without size.
  open func pngData() -> Data? {
    uprightPixels.flatMap(PNG.encode)
  }

  // Preparing

  /// Returns the image prepared for display; `nil` for an image without size (iOS 15).
  ///
  /// Images are decoded when they are created, so that only rotated ones take time.
  open func preparingForDisplay() -> UIImage? {
    decodedForDisplay()
  }

  /// Prepares the image on a background queue, on which the handler is called (iOS 15).
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns a thumbnail that fits a size in points; `nil` if either has no size (iOS 15).
  // Unverified: the aspect ratio is kept; inferred from the name in uikit.md, 9.3.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    drawnThumbnail(of: size)
  }

  /// Creates a thumbnail on a background queue, on which the handler is called (iOS 15).
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  // Derived images

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a template in a color, where it does not use a view's tint color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  /// Returns the image as a template in a color, with a rendering mode.
  ///
  /// With `.alwaysOriginal`, the color is used regardless of the view's tint color.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    tinted(color, renderingMode: renderingMode)
  }

  /// Returns the image, to be mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsRightToLeft = true }
  }

  /// Returns a resizable image, whose corners keep their size; the rest is tiled.
  ///
  /// ```swift
  /// let bubble = UIImage(named: "bubble")?.resizableImage(
  ///   withCapInsets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
  ///   resizingMode: .stretch)
  /// ```
  ///
  /// Has no effect on symbols.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image, whose corners keep their size, with a resizing mode.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The cap insets of a resizable image, in points.
  ///
  /// The default is zero.
  open var capInsets: UIEdgeInsets { traits.resizing?.capInsets ?? .zero }

  /// The resizing mode.
  ///
  /// The default is `tile`.
  open var resizingMode: ResizingMode { traits.resizing?.mode ?? .tile }

  /// Returns the image with insets of its alignment rectangle, which image views adopt.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The insets of the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flippedHorizontally }
  }

  /// Returns the symbol with another configuration; has no effect on other images.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    with { $0.configuration = configuration as? SymbolConfiguration }
  }

  /// Returns the symbol with the values of a configuration applied to its own; has no effect on
  /// other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with { $0.configuration = ($0.configuration ?? .unspecified).applying(configuration) }
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
