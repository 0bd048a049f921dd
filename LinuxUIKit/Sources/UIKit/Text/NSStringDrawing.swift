/// Options for measuring and drawing text in a rectangle.
///
/// - Note: Not implemented: the options of device metrics and of optical centering.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from bits; unknown bits have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Truncates the last line that fits, if more than one line is allowed.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)

  /// Uses the rectangle's top as the top of the first line, and wraps lines.
  ///
  /// Without this option there is one line, whose baseline is the rectangle's top.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)

  /// Includes the leading of fonts between lines, which this implementation always does.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
}

/// The results of drawing or measuring text.
///
/// - Note: Not implemented: the minimum scale factor.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the text in points; zero before the text was measured or drawn.
  open fileprivate(set) var totalBounds = CGRect.zero
}

// Measuring and drawing text without a label. Sizes are not rounded; a view for the text needs a
// size that is rounded up to pixels. Text without a font has Apple's default for strings, 12
// points.
extension NSAttributedString {
  /// Returns the size of the text in points if only its line breaks break lines.
  public func size() -> CGSize {
    layout(width: nil, lineLimit: 0).size
  }

  /// Returns the bounding rectangle of the text in a size, in points.
  ///
  /// A width or height of zero, or a very large one, is no limit. The height is a limit only with
  /// `truncatesLastVisibleLine`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options: options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text with its top-left corner at a point of the current context.
  public func draw(at point: CGPoint) {
    paint(layout(width: nil, lineLimit: 0), in: CGRect(origin: point, size: size()))
  }

  /// Draws the text at the top of a rectangle, wrapped to its width and clipped to it.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    paint(layout(width: rect.width, lineLimit: 0), in: rect)
    context.restoreGState()
  }

  /// Draws the text in a rectangle as `boundingRect(with:options:context:)` measures it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let layout = layout(in: rect.size, options: options)
    let bounds = boundingRect(with: rect.size, options: options, context: context)
    paint(layout, in: rect.offsetBy(dx: 0, dy: bounds.minY))
  }
}

// Drawing the text of a layer, which belongs to no actor.
extension NSAttributedString {
  /// Draws the lines that fit a rectangle, or a single one, from its top and clipped to it.
  ///
  /// Text without a font has that of labels. Lines are truncated as by a label; those that are too high
  /// are centered in whole pixels.
  func drawLines(in rect: CGRect, wraps: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let face = UIFont.systemFont(ofSize: UIFont.labelFontSize).face
    let text = StyledText(self, face: face, format: ParagraphFormat())
    let (traits, lineLimit) = (UITraitCollection.current, wraps ? 0 : 1)
    let scale = traits.displayScale
    let all = TextLayoutCache.shared.layout(text.shape, width: rect.width, lineLimit: lineLimit)
    let area = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width,
      height: min(ceiledToPixel(all.size.height, scale: scale), rect.height))
    let layout = text.shape.layout(fitting: area.size, lineLimit: lineLimit)
    let positioned = PositionedText(
      layout: layout, rect: area, top: layout.centeredTop(in: area.height, scale: scale),
      scale: scale, isRightToLeft: traits.layoutDirection == .rightToLeft)
    context.saveGState()
    context.clip(to: area)
    TextPainter(text: positioned, appearances: text.appearances, color: .label).draw(in: context)
    context.restoreGState()
  }
}

extension NSAttributedString {
  private var styledText: StyledText {
    StyledText(self, face: .ofStrings, format: ParagraphFormat())
  }

  private func layout(width: CGFloat?, lineLimit: Int) -> TextLayout {
    TextLayoutCache.shared.layout(styledText.shape, width: width, lineLimit: lineLimit)
  }

  private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else { return layout(width: nil, lineLimit: 1) }
    let all = layout(width: size.width, lineLimit: 0)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0 else { return all }
    let fitting = all.lines.count { $0.bottom <= size.height }
    guard fitting < all.lines.count else { return all }
    var shape = styledText.shape
    for index in shape.paragraphs.indices {
      shape.paragraphs[index].format.lineBreakMode = .byTruncatingTail
    }
    return TextLayoutCache.shared.layout(shape, width: size.width, lineLimit: max(1, fitting))
  }

  private func paint(_ layout: TextLayout, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let traits = UITraitCollection.current
    let positioned = PositionedText(
      layout: layout, rect: rect, top: 0, scale: traits.displayScale,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
    TextPainter(text: positioned, appearances: styledText.appearances, color: .black).draw(
      in: context)
  }
}

extension FontFace {
  /// The font of strings that have none: that of the system in 12 points.
  static let ofStrings = FontFace(size: 12)
}

// Measuring and drawing text without a label, as by an `NSAttributedString` with the same
// attributes for the whole text.
extension NSString {
  /// Returns the size of the text in points, not rounded, if only its line breaks break lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Returns the bounding rectangle of the text in a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its top-left corner at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text at the top of a rectangle, wrapped to its width and clipped to it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle as `boundingRect` measures it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}
