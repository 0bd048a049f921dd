/// Draws placed lines of text: what is behind the glyphs, the glyphs, the lines through them.
struct TextPainter {
  let text: PlacedText
  /// The looks that runs name by their place.
  let looks: [TextLook]
  /// The colour of runs whose look has none.
  let color: UIColor
  var opacity: CGFloat = 1
  /// Whether `color` is used for all runs, and nothing is drawn behind them.
  var replacesColors = false
  private var offset = CGSize.zero

  init(text: PlacedText, looks: [TextLook], color: UIColor) {
    self.text = text
    self.looks = looks
    self.color = color
  }

  /// The painter of a shadow, which has one colour.
  func shadow(_ color: UIColor, offset: CGSize) -> TextPainter {
    var painter = TextPainter(text: text, looks: looks, color: color)
    painter.opacity = opacity
    painter.replacesColors = true
    painter.offset = offset
    return painter
  }

  /// Draws the lines from the top; their colours resolve with the current traits.
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
    let look = looks.indices.contains(run.content.look) ? looks[run.content.look] : TextLook()
    let start = CGPoint(x: origin.x + run.x, y: origin.y - run.content.baselineOffset)
    if let background = look.background, !replacesColors {
      context.setFillColor(background.cgColor)
      context.fill(
        CGRect(x: start.x, y: origin.y - line.ascent, width: run.width, height: line.height))
    }
    let cgColor = ((replacesColors ? nil : look.color) ?? color).cgColor
    let faded = cgColor.copy(alpha: cgColor.alpha * opacity) ?? cgColor
    context.setFillColor(faded)
    context.show(run, of: line.paragraph, at: start, color: faded)
    for stripe in run.stripes(look) {
      context.fill(stripe.offsetBy(dx: start.x, dy: start.y))
    }
  }
}

extension ShapedRun {
  /// The underlines and the lines through the text, from the run's start on the baseline.
  fileprivate func stripes(_ look: TextLook) -> [CGRect] {
    stripes(look.underline, at: lineMeasures.underline)
      + stripes(look.strikethrough, at: lineMeasures.strikethrough)
  }

  private func stripes(_ style: NSUnderlineStyle, at measure: LineMeasure) -> [CGRect] {
    guard !style.isEmpty else { return [] }
    let isThick = style.contains(.thick) && !style.contains(.double)
    let height = measure.thickness * (isThick ? 2 : 1)
    let first = CGRect(x: 0, y: measure.top, width: width, height: height)
    let second = first.offsetBy(dx: 0, dy: 2 * measure.thickness)
    return style.contains(.double) ? [first, second] : [first]
  }
}
