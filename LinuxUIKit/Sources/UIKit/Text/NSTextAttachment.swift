/// An image in text.
///
/// ```swift
/// let star = NSTextAttachment()
/// star.image = UIImage(systemName: "star.fill")
/// star.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
/// let title = NSMutableAttributedString(attachment: star)
/// title.append(NSAttributedString(string: " Favorites"))
/// ```
///
/// - Note: Not implemented: files, views, and images that are created for drawing.
open class NSTextAttachment: NSObject {
  private let tag = CoreFoundationTag()

  /// Creates an attachment without an image.
  public override init() {}

  /// Creates an attachment with an image in its size, on the baseline.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The image; a template image has the color of the text.
  open var image: UIImage?

  /// The rectangle of the image in points, relative to the baseline, with y coordinates upward.
  ///
  /// A rectangle without size has the size of the image.
  open var bounds = CGRect.zero

  /// The character that an attachment replaces.
  public static let character = 0xFFFC
}

extension NSTextAttachment {
  /// The metrics of the image in its line.
  var metrics: TextShape.AttachmentMetrics {
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    return TextShape.AttachmentMetrics(
      width: size.width, ascent: bounds.minY + size.height, descent: -bounds.minY)
  }
}

extension NSAttributedString {
  /// Creates an attributed string of one character, which the attachment replaces.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension UIImage {
  /// Returns the image in text of a color; symbols and template images have that color.
  func tintedForText(_ color: UIColor) -> UIImage {
    let isTemplate =
      renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
    return isTemplate ? withTintColor(color, renderingMode: .alwaysOriginal) : self
  }
}
