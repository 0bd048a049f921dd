import Foundation

/// A renderer of images that are drawn by a closure.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
///
/// The size in pixels is that in points times the format's scale, rounded up. An image without
/// area, or with a side above 32,767 pixels, is not drawn and is empty.
///
/// - Note: Not implemented: wide color.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for a size in points, with the scale of the main screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer for a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for bounds in points, with the scale of the main screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for bounds in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Returns the image that the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let drawn = drawn(actions) else { return UIImage() }
    return UIImage(cgImage: drawn, scale: imageFormat.usedScale)
  }

  /// Returns the image that the closure draws as PNG data; empty for an image without area.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    drawn(actions).flatMap(PNG.encode) ?? Data()
  }

  /// Returns the image that the closure draws as JPEG data; empty for an image without area.
  ///
  /// The quality is between 0 (most compressed) and 1 (best quality).
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    drawn(actions).flatMap { JPEG.encode($0, quality: compressionQuality) } ?? Data()
  }

  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
    let bounds = imageFormat.bounds
    let scale = imageFormat.usedScale
    guard let context = CGContext(size: bounds.size, scale: scale) else { return nil }
    if imageFormat.opaque { context.fillBlack(bounds.size) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context: context, format: imageFormat))
    UIGraphicsPopContext()
    return context.makeFinalImage()
  }
}

extension CGContext {
  /// Fills a new context with black, the color of an opaque image where nothing is drawn.
  func fillBlack(_ size: CGSize) {
    saveGState()
    setFillColor(gray: 0, alpha: 1)
    fill(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1))
    restoreGState()
  }
}

extension CGContext {
  /// Creates a clear context for a size in points; `nil` if it has no area or is too large.
  convenience init?(size: CGSize, scale: CGFloat) {
    let width = ceiledToPixel(size.width, scale: scale) * scale
    let height = ceiledToPixel(size.height, scale: scale) * scale
    guard width.isFinite, height.isFinite, abs(width) < 1e6, abs(height) < 1e6 else { return nil }
    self.init(
      pixelWidth: Int(width.rounded()), pixelHeight: Int(height.rounded()), scale: scale)
  }
}

/// The format of a `UIGraphicsImageRenderer`.
///
/// - Note: Not implemented: color ranges; all images are sRGB.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels in a point; 0 for that of the main screen.
  open var scale: CGFloat = UITraitCollection.current.displayScale

  /// Whether the image is black instead of clear where nothing is drawn.
  open var opaque = false

  /// Creates a format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// Returns the format for the main screen.
  open class func preferred() -> Self { self.default() }

  /// The scale, that of the main screen for 0, and 1 if that is unknown too.
  var usedScale: CGFloat {
    let current = scale > 0 ? scale : UITraitCollection.current.displayScale
    return current > 0 && current.isFinite ? current : 1
  }
}

/// The context of the closure of a `UIGraphicsImageRenderer`.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(context: CGContext, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(cgContext: context, format: format)
  }

  /// An image of the current content; copies all pixels.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: imageFormat.usedScale)
  }
}
