/// How the lines of a paragraph are broken, pushed to a side, and spaced.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// style.lineSpacing = 4
/// let text = NSAttributedString(string: story, attributes: [.paragraphStyle: style])
/// ```
///
/// Lengths are in points. Ours leaves out tabs, lists, hyphenation, tightening, strategies of
/// breaking, and coding.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let tag = CoreFoundationTag()
  var format = ParagraphFormat()

  /// A style of its own with natural alignment, wrapping between words, and no extra space.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// To which side lines are pushed; natural unless set.
  open var alignment: NSTextAlignment { format.alignment }

  /// What becomes of lines that are too wide; wrapping between words unless set.
  open var lineBreakMode: NSLineBreakMode { format.lineBreakMode }

  /// The space below each line but the last.
  open var lineSpacing: CGFloat { format.lineSpacing }

  /// The space below the paragraph, unless it is the last.
  open var paragraphSpacing: CGFloat { format.paragraphSpacing }

  /// The space above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }

  /// The distance of the first line from where reading starts.
  open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }

  /// The distance of the other lines from where reading starts.
  open var headIndent: CGFloat { format.headIndent }

  /// Where lines end: a distance from where reading starts, or from the other side if not positive.
  open var tailIndent: CGFloat { format.tailIndent }

  /// The direction in which the paragraph is read; the interface's unless set.
  open var baseWritingDirection: NSWritingDirection { format.writingDirection }

  /// The least height of a line.
  open var minimumLineHeight: CGFloat { format.minimumLineHeight }

  /// The greatest height of a line; zero sets no limit.
  open var maximumLineHeight: CGFloat { format.maximumLineHeight }

  /// By what the height of a line is multiplied before the limits count; zero leaves it alone.
  open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }

  /// A copy of its own.
  public func copy(with zone: NSZone? = nil) -> Any {
    let style = NSParagraphStyle()
    style.format = format
    return style
  }

  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
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

/// A paragraph style that can be changed; text takes a copy of what it is at that moment.
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

  /// Takes over all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    format = obj.format
  }
}
