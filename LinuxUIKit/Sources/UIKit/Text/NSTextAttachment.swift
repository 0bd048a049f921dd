/// A picture in a text.
///
/// ```swift
/// let star = NSTextAttachment()
/// star.image = UIImage(systemName: "star.fill")
/// star.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
/// let title = NSMutableAttributedString(attachment: star)
/// title.append(NSAttributedString(string: " Favorites"))
/// ```
///
/// Ours leaves out files, views, and pictures made when they are drawn.
open class NSTextAttachment: NSObject {
  private let tag = CoreFoundationTag()

  /// An attachment without a picture.
  public override init() {}

  /// An attachment of a picture, in the picture's size on the baseline.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture; a template takes the text's color.
  open var image: UIImage?

  /// The picture's rectangle in points, up and right from where the text stands on the baseline.
  ///
  /// A rectangle without size takes the picture's.
  open var bounds = CGRect.zero

  /// The character that an attachment stands in place of.
  public static let character = 0xFFFC
}

extension NSTextAttachment {
  /// The room that the picture takes in its line.
  var room: TextShape.AttachmentRoom {
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    return TextShape.AttachmentRoom(
      width: size.width, ascent: bounds.minY + size.height, descent: -bounds.minY)
  }
}

extension NSAttributedString {
  /// A text of one character, in place of which the attachment stands.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension UIImage {
  /// The picture among glyphs of a color, which symbols and templates take.
  func inText(of color: UIColor) -> UIImage {
    let isTemplate =
      renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
    return isTemplate ? withTintColor(color, renderingMode: .alwaysOriginal) : self
  }
}
