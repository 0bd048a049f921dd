/// A painter of positioned lines of text: backgrounds, glyphs, underlines and strikethrough lines.
struct TextPainter {
  let text: PositionedText
  /// The appearances that runs refer to by index.
  let appearances: [TextAppearance]
  /// The color of runs whose appearance has none.
  let color: UIColor
  var opacity: CGFloat = 1
  /// Whether all runs have `color`, without backgrounds.
  var replacesColors = false
  /// The drawn parts.
  var parts: Parts = [.backgrounds, .glyphs]
  private var offset = CGSize.zero

  /// The parts of a text that are drawn.
  struct Parts: OptionSet {
    let rawValue: Int
    static let backgrounds = Self(rawValue: 1 << 0)
    /// Glyphs and attachments with their lines and shadows.
    static let glyphs = Self(rawValue: 1 << 1)
  }

  init(text: PositionedText, appearances: [TextAppearance], color: UIColor) {
    self.text = text
    self.appearances = appearances
    self.color = color
  }

  /// Returns the painter of a shadow of one color.
  func shadow(_ color: UIColor, offset: CGSize) -> TextPainter {
    var painter = TextPainter(text: text, appearances: appearances, color: color)
    painter.opacity = opacity
    painter.replacesColors = true
    painter.offset = offset
    return painter
  }

  /// Draws all lines from the top; colors are resolved with the current traits.
  func draw(in context: CGContext) {
    draw(text.layout.lines.indices, in: context)
  }

  /// Draws some of the lines.
  func draw(_ range: Range<Int>, in context: CGContext) {
    for line in text.layout.lines[range] {
      let origin = text.origin(of: line)
      let moved = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
      for run in line.paragraph.runs(ofLine: line.index) {
        draw(run, of: line, from: moved, in: context)
      }
    }
  }

  private func draw(
    _ run: ShapedRun, of line: TextLine, from origin: CGPoint, in context: CGContext
  ) {
    let index = run.content.appearanceIndex
    let appearance = appearances.indices.contains(index) ? appearances[index] : TextAppearance()
    let start = CGPoint(x: origin.x + run.x, y: origin.y - run.content.baselineOffset)
    if let background = appearance.background, !replacesColors, parts.contains(.backgrounds) {
      context.setFillColor(background.cgColor)
      context.fill(
        CGRect(x: start.x, y: origin.y - line.ascent, width: run.width, height: line.height))
    }
    guard parts.contains(.glyphs) else { return }
    let shadow = replacesColors ? nil : appearance.shadow
    if let shadow {
      context.saveGState()
      context.setShadow(
        offset: shadow.offset, blur: shadow.blur, color: shadow.color.map { displayed($0) })
    }
    drawGlyphs(of: run, appearance, line: line, at: start, in: context)
    drawStripes(of: run, appearance, line: line, at: start, in: context)
    if shadow != nil { context.restoreGState() }
  }

  private func drawGlyphs(
    of run: ShapedRun, _ appearance: TextAppearance, line: TextLine, at start: CGPoint,
    in context: CGContext
  ) {
    guard let metrics = run.content.attachment else {
      let ink = GlyphInk(
        fill: appearance.strokeWidth > 0 ? nil : color(of: appearance),
        stroke: appearance.strokeWidth == 0 ? nil : color(appearance.strokeColor, of: appearance),
        strokeWidth: abs(appearance.strokeWidth) * run.content.face.size)
      return context.show(run, of: line.paragraph, at: start, ink: ink)
    }
    let frame = CGRect(
      x: start.x, y: start.y - metrics.ascent, width: metrics.width,
      height: metrics.ascent + metrics.descent)
    let color = (replacesColors ? nil : appearance.color) ?? color
    appearance.attachment?.tintedForText(color).draw(in: frame, blendMode: .normal, alpha: opacity)
  }

  private func drawStripes(
    of run: ShapedRun, _ appearance: TextAppearance, line: TextLine, at start: CGPoint,
    in context: CGContext
  ) {
    guard !appearance.underline.isEmpty || !appearance.strikethrough.isEmpty else { return }
    let measures = run.lineMeasures
    let kinds = [
      (appearance.underline, measures.underline, appearance.underlineColor),
      (appearance.strikethrough, measures.strikethrough, appearance.strikethroughColor),
    ]
    for (style, measure, ownColor) in kinds {
      context.setFillColor(color(ownColor, of: appearance))
      let stretches =
        style.contains(.byWord)
        ? line.paragraph.words(of: run, inLine: line.index) : [0..<max(0, run.width)]
      for stripe in style.stripes(at: measure, along: stretches) {
        context.fill(stripe.offsetBy(dx: start.x, dy: start.y))
      }
    }
  }

  /// Returns the displayed color of an element: its own, or that of the glyphs.
  private func color(_ own: UIColor? = nil, of appearance: TextAppearance) -> CGColor {
    displayed((replacesColors ? nil : own ?? appearance.color) ?? color)
  }

  private func displayed(_ color: UIColor) -> CGColor {
    let cgColor = color.cgColor
    return cgColor.copy(alpha: cgColor.alpha * opacity) ?? cgColor
  }
}

/// Lines of text positioned in a rectangle for drawing.
struct PositionedText {
  let layout: TextLayout
  /// The rectangle in which the text is centered.
  let rect: CGRect
  /// The distance from the rectangle's top to the block's, in whole pixels.
  let top: CGFloat
  let scale: CGFloat
  let isRightToLeft: Bool

  /// Returns the distance of a baseline from the rectangle's top, in whole pixels.
  func baseline(of offset: CGFloat) -> CGFloat {
    roundedToPixel(top + offset, scale: scale)
  }

  /// Returns the origin of a line's glyphs: the left end of the baseline.
  func origin(of line: TextLine) -> CGPoint {
    let isRightToLeft = line.isRightToLeft ?? isRightToLeft
    let slack = (line.end ?? rect.width) - line.indent - line.width
    let part = line.alignment.leftPart(isRightToLeft: isRightToLeft)
    // A line that is too wide overflows at the trailing edge.
    let overflow = isRightToLeft ? slack : 0
    let left = slack < 0 ? overflow : roundedToPixel(slack * part, scale: scale)
    let free = isRightToLeft ? rect.width - (line.end ?? rect.width) : line.indent
    return CGPoint(x: rect.minX + free + left, y: rect.minY + baseline(of: line.baseline))
  }

  /// Returns the text moved by a distance.
  func offsetBy(dx: CGFloat, dy: CGFloat) -> PositionedText {
    PositionedText(
      layout: layout, rect: rect.offsetBy(dx: dx, dy: dy), top: top, scale: scale,
      isRightToLeft: isRightToLeft)
  }

  /// Returns the frame of a line from its first to its last glyph.
  func frame(of line: TextLine) -> CGRect {
    let origin = origin(of: line)
    return CGRect(
      x: origin.x, y: origin.y - line.ascent, width: line.width, height: line.height)
  }
}

/// The colors of glyphs.
struct GlyphInk {
  /// The fill color; `nil` for none.
  var fill: CGColor?
  /// The color of outlines; `nil` for none.
  var stroke: CGColor?
  /// The width of outlines in points.
  var strokeWidth: CGFloat = 0
}
