/// A layer that draws text.
///
/// ```swift
/// let caption = CATextLayer()
/// caption.string = "12 km"
/// caption.fontSize = 13
/// caption.foregroundColor = UIColor.label.cgColor
/// caption.alignmentMode = .center
/// caption.frame = CGRect(x: 0, y: 0, width: 60, height: 18)
/// ```
///
/// The text begins at the top. It is declared by UIKit, which draws text; a file that imports
/// QuartzCore only doesn't have it.
///
/// - Note: Not implemented: animations of its properties, `allowsFontSubpixelQuantization`.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string; other values draw nothing.
  ///
  /// The other properties don't apply to an attributed string, but for wrapping, alignment and
  /// truncation.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }
  /// The font, whose size doesn't count: a `UIFont`, or the name of a font; `nil` for the system font.
  open var font: Any? {
    didSet { setNeedsDisplay() }
  }
  /// The size of the font in points.
  ///
  /// The default is 36.
  open var fontSize: CGFloat = 36 {
    didSet { setNeedsDisplay() }
  }
  /// The color of the text.
  ///
  /// The default is opaque white.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { setNeedsDisplay() }
  }
  /// Whether lines that are too long are wrapped.
  ///
  /// The default is `false`.
  open var isWrapped = false {
    didSet { setNeedsDisplay() }
  }
  /// The part of a line that is left out if it is too long.
  ///
  /// The default is `none`: the line is clipped by the layer's bounds if `masksToBounds` is set.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { setNeedsDisplay() }
  }
  /// The alignment of the lines.
  ///
  /// The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { setNeedsDisplay() }
  }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text, text.length > 0, bounds.width > 0 else { return }
    UIGraphicsPushContext(ctx)
    text.drawLines(in: bounds, wraps: isWrapped)
    UIGraphicsPopContext()
  }

  /// The text with all attributes; `nil` if there is none.
  private var text: NSAttributedString? {
    let styled: NSMutableAttributedString
    if let string = string as? NSAttributedString {
      styled = NSMutableAttributedString(attributedString: string)
    } else if let string = string as? String ?? (string as? NSString).map(String.init(describing:))
    {
      styled = NSMutableAttributedString(string: string, attributes: attributes)
    } else {
      return nil
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    paragraph.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    styled.addAttribute(
      .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: styled.length))
    return styled
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    let font = (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize)
    return [.font: font, .foregroundColor: foregroundColor.map(UIColor.init(cgColor:)) ?? .clear]
  }
}

/// The parts of a text layer's lines that are left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode of a name; names other than Core Animation's truncate nothing.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The center.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// The alignments of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode of a name; names other than Core Animation's align naturally.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// That of the writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the center.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
