import Foundation

extension CGContext {
  /// Fills the current path and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillKeepingPath(rule)
    beginPath()
  }

  /// Strokes the current path and removes it.
  public func strokePath() {
    strokeKeepingPath()
    beginPath()
  }

  /// Draws the current path in a mode and removes it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fillKeepingPath(.winding)
    case .eoFill, .eoFillStroke: fillKeepingPath(.evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: strokeKeepingPath()
    case .fill, .eoFill: break
    }
    beginPath()
  }

  private func fillKeepingPath(_ rule: CGPathFillRule) {
    paint { [path, state] cairo in
      cairo.setPath(inPixels: path)
      cairo.setSource(state.fillColor, alpha: state.alpha)
      cairo.fill(rule)
    }
  }

  private func strokeKeepingPath() {
    paint { [path, state] cairo in
      cairo.setPath(inPixels: path)
      cairo.setSource(state.strokeColor, alpha: state.alpha)
      cairo.setLine(state.line)
      cairo.stroke()
    }
  }
}

// MARK: Shapes

extension CGContext {
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    for rect in rects { addRect(rect) }
    fillPath()
  }

  /// Strokes a rectangle; half of the line lies outside.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the largest ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the largest ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes separate lines: from the first point to the second, the third to the fourth, ...
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for (index, point) in points.enumerated() {
      index.isMultiple(of: 2) ? move(to: point) : addLine(to: point)
    }
    strokePath()
  }

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    removeShadow()
    fill(rect)
    restoreGState()
  }
}

// MARK: Path elements in a color, without a change of the graphics state

extension CGContext {
  /// Fills path elements.
  package func fill(
    _ elements: [PathElement], color: CGColor, rule: CGPathFillRule = .winding
  ) {
    let inPixels = elements.applying(cairo.matrix)
    paint { [state] cairo in
      cairo.setSource(color, alpha: state.alpha)
      cairo.setPath(inPixels: inPixels)
      cairo.fill(rule)
    }
  }

  /// Fills rectangles in pixels.
  package func fill(pixels rects: [CGRect], color: CGColor) {
    guard !rects.isEmpty else { return }
    paint { [state] cairo in
      cairo.setSource(color, alpha: state.alpha)
      for rect in rects {
        cairo.setPath(inPixels: .rectangle(rect))
        cairo.fill()
      }
    }
  }

  /// Strokes path elements.
  package func stroke(_ elements: [PathElement], color: CGColor, line: LineStyle) {
    let inPixels = elements.applying(cairo.matrix)
    paint { [state] cairo in
      cairo.setSource(color, alpha: state.alpha)
      cairo.setLine(line)
      cairo.setPath(inPixels: inPixels)
      cairo.stroke()
    }
  }

  /// Fills path elements with a line of the same color around them, through a mask that is kept.
  package func fill(_ elements: [PathElement], thickenedBy width: CGFloat, color: CGColor) {
    guard let position = elements.first?.end, width.isFinite else { return }
    let line = LineStyle(width: max(0, width), join: .round)
    let extent = CGRect.around(elements.flatMap(\.points)).insetBy(dx: -line.width, dy: -line.width)
    let relative = elements.applying(
      CGAffineTransform(translationX: -position.x, y: -position.y))
    let shape = MaskedShape(
      .path(relative, lineWidth: line.width), at: position, extent: extent)
    fill(shape, color: color) { $0.fill(elements, strokedWith: line) }
  }
}

// MARK: Painting

extension CGContext {
  /// Draws by `body`, above its shadow if there is one.
  ///
  /// With a shadow `body` is called twice, first for the shadow's shape on a surface of its own.
  func paint(_ body: (CairoContext) -> Void) {
    perform { composite(body) }
  }

  private func composite(_ body: (CairoContext) -> Void) {
    if let shadow = state.shadow { draw(shadow, of: body) }
    cairo.save()
    cairo.setOperator(state.blendMode)
    cairo.setAntialias(state.isAntialiased)
    body(cairo)
    cairo.restore()
  }

  /// Draws by calls of Cairo's C interface, as `paint(_:)` does; for text.
  package func paint(withCairo body: (OpaquePointer) -> Void) {
    paint { body($0.raw) }
  }

  private func draw(_ shadow: Shadow, of body: (CairoContext) -> Void) {
    let buffer = ShadowBuffer(visible: cairo.clipExtentsInPixels, shadow: shadow)
    guard let buffer else { return }
    buffer.draw(matrix: cairo.matrix, body)
    buffer.composite(on: cairo)
  }
}
