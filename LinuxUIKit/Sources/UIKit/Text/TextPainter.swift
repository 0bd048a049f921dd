/// Draws placed lines of text: what is behind the glyphs, the glyphs, the lines through them.
struct TextPainter {
  let text: PlacedText
  /// The looks that runs name by their place.
  let looks: [TextAppearance]
  /// The color of runs whose look has none.
  let color: UIColor
  var opacity: CGFloat = 1
  /// Whether `color` is used for all runs, and nothing is drawn behind them.
  var replacesColors = false
  private var offset = CGSize.zero

  init(text: PlacedText, looks: [TextAppearance], color: UIColor) {
    self.text = text
    self.looks = looks
    self.color = color
  }

  /// The painter of a shadow, which has one color.
  func shadow(_ color: UIColor, offset: CGSize) -> TextPainter {
    var painter = TextPainter(text: text, looks: looks, color: color)
    painter.opacity = opacity
    painter.replacesColors = true
    painter.offset = offset
    return painter
  }

  /// Draws the lines from the top; their colors resolve with the current traits.
  func draw(in context: CGContext) {
    for line in text.layout.lines {
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
    let look = looks.indices.contains(run.content.look) ? looks[run.content.look] : TextAppearance()
    let start = CGPoint(x: origin.x + run.x, y: origin.y - run.content.baselineOffset)
    if let background = look.background, !replacesColors {
      context.setFillColor(background.cgColor)
      context.fill(
        CGRect(x: start.x, y: origin.y - line.ascent, width: run.width, height: line.height))
    }
    let shadow = replacesColors ? nil : look.shadow
    if let shadow {
      context.saveGState()
      context.setShadow(
        offset: shadow.offset, blur: shadow.blur, color: shadow.color.map { shown($0) })
    }
    drawGlyphs(of: run, look, line: line, at: start, in: context)
    drawStripes(of: run, look, line: line, at: start, in: context)
    if shadow != nil { context.restoreGState() }
  }

  private func drawGlyphs(
    of run: ShapedRun, _ look: TextAppearance, line: TextLine, at start: CGPoint, in context: CGContext
  ) {
    guard let room = run.content.attachment else {
      let ink = GlyphInk(
        fill: look.strokeWidth > 0 ? nil : color(of: look),
        stroke: look.strokeWidth == 0 ? nil : color(look.strokeColor, of: look),
        strokeWidth: abs(look.strokeWidth) * run.content.face.size)
      return context.show(run, of: line.paragraph, at: start, ink: ink)
    }
    let picture = CGRect(
      x: start.x, y: start.y - room.ascent, width: room.width, height: room.ascent + room.descent)
    let color = (replacesColors ? nil : look.color) ?? color
    look.attachment?.inText(of: color).draw(in: picture, blendMode: .normal, alpha: opacity)
  }

  private func drawStripes(
    of run: ShapedRun, _ look: TextAppearance, line: TextLine, at start: CGPoint, in context: CGContext
  ) {
    guard !look.underline.isEmpty || !look.strikethrough.isEmpty else { return }
    let measures = run.lineMeasures
    let kinds = [
      (look.underline, measures.underline, look.underlineColor),
      (look.strikethrough, measures.strikethrough, look.strikethroughColor),
    ]
    for (style, measure, ownColor) in kinds {
      context.setFillColor(color(ownColor, of: look))
      let stretches =
        style.contains(.byWord)
        ? line.paragraph.words(of: run, inLine: line.index) : [0..<run.width]
      for stripe in style.stripes(at: measure, along: stretches) {
        context.fill(stripe.offsetBy(dx: start.x, dy: start.y))
      }
    }
  }

  /// A color of a look's own, or else that of its glyphs, as it is shown.
  private func color(_ own: UIColor? = nil, of look: TextAppearance) -> CGColor {
    shown((replacesColors ? nil : own ?? look.color) ?? color)
  }

  private func shown(_ color: UIColor) -> CGColor {
    let cgColor = color.cgColor
    return cgColor.copy(alpha: cgColor.alpha * opacity) ?? cgColor
  }
}
