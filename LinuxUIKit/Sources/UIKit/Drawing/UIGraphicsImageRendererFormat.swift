import Foundation

/// How a `UIGraphicsImageRenderer` makes its picture.
///
/// Ours leaves out ranges of color: all pictures are sRGB.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point; 0 stands for the current screen's.
  open var scale: CGFloat = UITraitCollection.current.displayScale

  /// Whether the picture is black instead of clear where nothing is drawn.
  open var opaque = false

  /// Makes the format for a view or screen of such traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// The format for the current screen.
  open class func preferred() -> Self { self.default() }

  /// The scale, the current screen's for 0, and 1 where that is not known either.
  var usedScale: CGFloat {
    let current = scale > 0 ? scale : UITraitCollection.current.displayScale
    return current > 0 && current.isFinite ? current : 1
  }
}

/// What the closure of a `UIGraphicsImageRenderer` draws by.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(context: CGContext, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(cgContext: context, format: format)
  }

  /// What has been drawn so far; costs a copy of all pixels.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: imageFormat.usedScale)
  }
}
