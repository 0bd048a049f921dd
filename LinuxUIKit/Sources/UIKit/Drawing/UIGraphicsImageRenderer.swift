import Foundation

/// Draws a picture by a closure.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
///
/// The picture has as many pixels as points times the format's scale, rounded up. A picture without
/// area, or with a side above 32,767 pixels, is drawn nowhere and comes out empty.
///
/// Ours leaves out wide color.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer for a size in points, with the current screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Makes a renderer for a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for an area of its own coordinates, with the current screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Makes a renderer for an area of its own coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Draws a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let drawn = drawn(actions) else { return UIImage() }
    return UIImage(cgImage: drawn, scale: imageFormat.usedScale)
  }

  /// Draws a picture and packs it as a PNG file; empty for a picture without area.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    drawn(actions).flatMap(PNG.encode) ?? Data()
  }

  /// Draws a picture and packs it as a JPEG file; empty for a picture without area.
  ///
  /// The quality goes from 0, a small file, to 1, a file that is close to the picture.
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
  /// Makes a new sheet black, which is what an opaque picture is where nothing is drawn.
  fileprivate func fillBlack(_ size: CGSize) {
    saveGState()
    setFillColor(gray: 0, alpha: 1)
    fill(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1))
    restoreGState()
  }
}

extension CGContext {
  /// Creates a clear context for a size in points; nil if it has no area or is too large.
  fileprivate convenience init?(size: CGSize, scale: CGFloat) {
    let width = ceiledToPixel(size.width, scale: scale) * scale
    let height = ceiledToPixel(size.height, scale: scale) * scale
    guard width.isFinite, height.isFinite, abs(width) < 1e6, abs(height) < 1e6 else { return nil }
    self.init(
      pixelWidth: Int(width.rounded()), pixelHeight: Int(height.rounded()), scale: scale)
  }
}
