import Foundation

extension CGContext {
  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the color of fills from sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of fills to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the color of strokes from sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of strokes to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
}

// MARK: Lines

extension CGContext {
  /// Sets how wide strokes are, in units of user space; 1 at first.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = width
  }

  /// Sets how the ends of open lines look.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap
  }

  /// Sets how corners of lines look.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join
  }

  /// Sets how far a sharp corner may stick out, in line widths; beyond it is cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps in turn; an empty list draws the line whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashLengths = lengths
  }
}

// MARK: Shadows

extension CGContext {
  /// Puts a blurred copy in black, a third opaque, below whatever is drawn from here on.
  ///
  /// - Parameters:
  ///   - offset: How far away, in points of the sheet whatever the transform; in a UIKit context
  ///     positive heights go down.
  ///   - blur: How soft; the Gaussian's deviation is half of it.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Puts a blurred copy in a color below whatever is drawn from here on; nil ends it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(
      offset: offset.applying(shadowSpace), deviation: blur / 2 * abs(shadowSpace.a),
      color: color)
  }
}
