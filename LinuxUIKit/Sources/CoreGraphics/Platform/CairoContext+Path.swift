import CCairo
import Foundation

extension CairoContext {
  /// Appends path elements to the current path.
  func add(_ elements: [PathElement]) {
    for element in elements { add(element) }
  }

  /// Replaces the current path by elements in pixels of the image.
  func setPath(inPixels elements: [PathElement]) {
    let kept = matrix
    cairo_new_path(raw)
    matrix = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    add(elements)
    matrix = kept
  }

  private func add(_ element: PathElement) {
    switch element {
    case .move(let to):
      cairo_move_to(raw, Double(to.x), Double(to.y))
    case .line(let to):
      cairo_line_to(raw, Double(to.x), Double(to.y))
    case .curve(let to, let first, let second):
      cairo_curve_to(
        raw, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(to.x),
        Double(to.y))
    case .close:
      cairo_close_path(raw)
    }
  }

  /// The bounds of the current path's outline.
  var pathExtents: CGRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_path_extents(raw, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether filling the current path would cover `point`.
  func fillCovers(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    setFillRule(rule)
    return cairo_in_fill(raw, Double(point.x), Double(point.y)) != 0
  }
}

// MARK: Drawing the path

extension CairoContext {
  /// Fills the current path with the source and removes it.
  func fill(_ rule: CGPathFillRule = .winding) {
    setFillRule(rule)
    cairo_fill(raw)
  }

  /// Fills elements and the line around them with the source.
  ///
  /// The line overlaps the fill: both are composited as one, so that no color doubles there.
  func fill(_ elements: [PathElement], strokedWith line: LineStyle) {
    cairo_new_path(raw)
    add(elements)
    guard line.width > 0 else { return fill() }
    pushGroup()
    setSource(CGColor(gray: 0, alpha: 1))
    setLine(line)
    cairo_fill_preserve(raw)
    stroke()
    let both = popGroup()
    cairo_new_path(raw)
    paint(through: both)
  }

  /// Strokes the current path with the source and removes it.
  func stroke() { cairo_stroke(raw) }

  /// Removes whole pixels of rectangles, which may overlap, from the clip.
  func clip(outside rects: [CGRect]) {
    let visible = clipExtentsInPixels.integral
    for rect in rects {
      let hole = rect.intersection(visible)
      guard !hole.isEmpty else { continue }
      setPath(inPixels: .rectangle(visible) + .rectangle(hole))
      clip(.evenOdd)
    }
  }

  /// Intersects the clip with the current path and removes it.
  func clip(_ rule: CGPathFillRule = .winding) {
    setFillRule(rule)
    cairo_clip(raw)
  }

  private func setFillRule(_ rule: CGPathFillRule) {
    switch rule {
    case .winding: cairo_set_fill_rule(raw, CAIRO_FILL_RULE_WINDING)
    case .evenOdd: cairo_set_fill_rule(raw, CAIRO_FILL_RULE_EVEN_ODD)
    }
  }
}
