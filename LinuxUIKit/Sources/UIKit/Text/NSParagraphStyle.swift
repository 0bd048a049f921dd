/// The style of a paragraph: alignment, line breaking, indents and spacing.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// style.lineSpacing = 4
/// let text = NSAttributedString(string: story, attributes: [.paragraphStyle: style])
/// ```
///
/// Lengths are in points.
///
/// - Note: Not implemented: tabs, lists, hyphenation, tightening, line break strategies, and
///   coding.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let tag = CoreFoundationTag()
  /// The values of the style, which only a mutable style changes.
  fileprivate(set) var format = ParagraphFormat()

  /// A style with the default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  ///
  /// The default is `natural`.
  open var alignment: NSTextAlignment { format.alignment }

  /// The mode of breaking lines.
  ///
  /// The default is `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { format.lineBreakMode }

  /// The space below each line except the last.
  open var lineSpacing: CGFloat { format.lineSpacing }

  /// The space below the paragraph, unless it is the last.
  open var paragraphSpacing: CGFloat { format.paragraphSpacing }

  /// The space above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }

  /// The indent of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }

  /// The indent of the other lines from the leading edge.
  open var headIndent: CGFloat { format.headIndent }

  /// The end of lines: the distance from the leading edge, or from the trailing edge if not
  /// positive.
  open var tailIndent: CGFloat { format.tailIndent }

  /// The writing direction.
  ///
  /// The default is `natural`.
  open var baseWritingDirection: NSWritingDirection { format.writingDirection }

  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { format.minimumLineHeight }

  /// The maximum height of a line; zero is no limit.
  open var maximumLineHeight: CGFloat { format.maximumLineHeight }

  /// The factor of a line's height before the limits apply; zero is no change.
  open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let style = NSParagraphStyle()
    style.format = format
    return style
  }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let style = NSMutableParagraphStyle()
    style.format = format
    return style
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return format == other.format
  }

  open override var hash: Int { format.hashValue }
}

/// A mutable paragraph style.
///
/// Labels and text fields copy its values when the text is set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { format.alignment }
    set { format.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { format.lineBreakMode }
    set { format.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { format.lineSpacing }
    set { format.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { format.paragraphSpacing }
    set { format.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { format.paragraphSpacingBefore }
    set { format.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { format.firstLineHeadIndent }
    set { format.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { format.headIndent }
    set { format.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { format.tailIndent }
    set { format.tailIndent = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { format.writingDirection }
    set { format.writingDirection = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { format.minimumLineHeight }
    set { format.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { format.maximumLineHeight }
    set { format.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { format.lineHeightMultiple }
    set { format.lineHeightMultiple = newValue }
  }

  /// Changes several values.
  func changeFormat(_ change: (inout ParagraphFormat) -> Void) {
    change(&format)
  }

  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    format = obj.format
  }
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// The left edge.
  case left = 0
  /// The center.
  case center = 1
  /// The right edge.
  case right = 2
  /// Both edges, by wider spaces; the last line of a paragraph is natural.
  case justified = 3
  /// The leading edge by the layout direction of the interface, not by the script.
  case natural = 4
}

/// The mode of breaking lines that are too wide.
///
/// Modes that truncate wrap at words too, and have an ellipsis in the last line only.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at words.
  case byWordWrapping = 0
  /// Wraps at characters.
  case byCharWrapping = 1
  /// Clips at the edge.
  case byClipping = 2
  /// Replaces the beginning by an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end by an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the center by an ellipsis.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// Whether omitted text is replaced by an ellipsis.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// Whether a single line breaks at the edge.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the interface; inside a line, that of its first letter.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
