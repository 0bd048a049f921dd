// Measuring and drawing text without a label. Sizes are not rounded; round them up to pixels to
// make room for the text. A text without a font has Apple's default for strings, 12 points.
extension NSAttributedString {
  /// The size of the text when only its line feeds break lines, in points.
  public func size() -> CGSize {
    layout(width: nil, lineLimit: 0).size
  }

  /// The room that the text takes when it is drawn into a rectangle of a size, in points.
  ///
  /// A width or height of zero, or a huge one, sets no limit. Height limits only with
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

  /// Draws the text with its top left corner at a point of the current context.
  public func draw(at point: CGPoint) {
    paint(layout(width: nil, lineLimit: 0), in: CGRect(origin: point, size: size()))
  }

  /// Draws the text from the top of a rectangle, wrapped to its width and cut at its edges.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    paint(layout(width: rect.width, lineLimit: 0), in: rect)
    context.restoreGState()
  }

  /// Draws the text into a rectangle as `boundingRect(with:options:context:)` measures it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let layout = layout(in: rect.size, options: options)
    let bounds = boundingRect(with: rect.size, options: options, context: context)
    paint(layout, in: rect.offsetBy(dx: 0, dy: bounds.minY))
  }
}

extension NSAttributedString {
  private var styledText: StyledText {
    let face = FontFace(size: Self.defaultSize)
    return StyledText(self, face: face, format: ParagraphFormat())
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
    let placed = PlacedText(
      layout: layout, rect: rect, top: 0, scale: traits.displayScale,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
    TextPainter(text: placed, looks: styledText.looks, color: .black).draw(in: context)
  }

  private static let defaultSize: CGFloat = 12
}
