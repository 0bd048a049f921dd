import CCairo
import Foundation

/// A Cairo context, with Swift's memory management.
///
/// `CGContext` draws by it. Coordinates are those of the current matrix; without one, pixels with
/// the origin at the top left.
final class CairoContext {
  let raw: OpaquePointer
  let surface: CairoSurface

  /// The pixel of the image at the surface's top left corner; not zero for a shadow's surface only.
  let origin: CGPoint

  init(surface: CairoSurface, origin: CGPoint = .zero) {
    self.surface = surface
    self.origin = origin
    raw = cairo_create(surface.raw)
  }

  deinit {
    cairo_destroy(raw)
  }
}

// MARK: State

extension CairoContext {
  func save() { cairo_save(raw) }

  func restore() { cairo_restore(raw) }

  private func setLineWidth(_ width: CGFloat) { cairo_set_line_width(raw, Double(width)) }

  private func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(raw, Double(limit)) }

  private func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: cairo_set_line_cap(raw, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(raw, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(raw, CAIRO_LINE_CAP_SQUARE)
    }
  }

  private func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: cairo_set_line_join(raw, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(raw, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(raw, CAIRO_LINE_JOIN_BEVEL)
    }
  }

  func setLine(_ line: LineStyle) {
    setLineWidth(line.width)
    setLineCap(line.cap)
    setLineJoin(line.join)
    setMiterLimit(line.miterLimit)
    setDash(phase: line.dashPhase, lengths: line.dashLengths)
  }

  private func setDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map(Double.init)
    cairo_set_dash(raw, dashes, Int32(dashes.count), Double(phase))
  }

  func setOperator(_ mode: CGBlendMode) { cairo_set_operator(raw, mode.cairoOperator) }

  func setAntialias(_ isAntialiased: Bool) {
    cairo_set_antialias(raw, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}

// MARK: Coordinates

extension CairoContext {
  /// The transform from the caller's coordinates to pixels.
  var matrix: CGAffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(raw, &matrix)
      return CGAffineTransform(matrix)
    }
    set {
      var matrix = newValue.cairoMatrix
      cairo_set_matrix(raw, &matrix)
    }
  }

  /// Applies `transform` before the current matrix.
  func concatenate(_ transform: CGAffineTransform) {
    // After a matrix that can't be inverted, Cairo would stay in an error state.
    guard transform.isInvertible else { return clipEverything() }
    var matrix = transform.cairoMatrix
    cairo_transform(raw, &matrix)
  }

  /// The bounds of the visible part of the clip, in the caller's coordinates.
  var clipExtents: CGRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(raw, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The bounds of the visible part of the clip, in pixels of the surface.
  var clipExtentsInPixels: CGRect {
    let kept = matrix
    matrix = .identity
    defer { matrix = kept }
    return clipExtents
  }

  /// Clips all drawing until the state is restored.
  private func clipEverything() {
    cairo_reset_clip(raw)
    cairo_new_path(raw)
    cairo_clip(raw)
  }
}

extension CGAffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}
