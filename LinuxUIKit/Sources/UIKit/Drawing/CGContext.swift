import Foundation

/// A sheet to draw on, with a pen, a transform and a clip.
///
/// In `draw(_:)` and in a `UIGraphicsImageRenderer` the origin is at the top left and y points
/// down:
///
///     override func draw(_ rect: CGRect) {
///       guard let context = UIGraphicsGetCurrentContext() else { return }
///       context.setFillColor(UIColor.systemRed.cgColor)
///       context.fillEllipse(in: bounds)
///     }
///
/// Ours draws sRGB pixels of eight bits by Cairo. It leaves out contexts over memory of the
/// caller's, gradients, patterns, shadings, text (labels and attributed strings draw it), masks of
/// pictures, and PDF.
public class CGContext {
  /// What draws; also for text, which Pango puts down through it.
  let cairo: CairoContext

  /// What takes Apple's device space, which begins at the bottom left, to pixels.
  let device: CGAffineTransform

  /// What takes the units of shadows to pixels: fixed, whatever the transform becomes.
  let shadowSpace: CGAffineTransform

  var state = CGContextState()
  private var savedStates: [CGContextState] = []

  /// The current path, in pixels.
  var path: [PathElement] = []

  private let pixels: PixelBuffer?

  private init(
    cairo: CairoContext, pixels: PixelBuffer?, device: CGAffineTransform,
    shadowSpace: CGAffineTransform
  ) {
    self.cairo = cairo
    self.pixels = pixels
    self.device = device
    self.shadowSpace = shadowSpace
  }

  /// A sheet as UIKit makes them: origin at the top left, `scale` pixels a point.
  convenience init(pixels: PixelBuffer, scale: CGFloat) {
    let cairo = CairoContext(surface: CairoSurface(pixels: pixels))
    let points = CGAffineTransform(scaleX: scale, y: scale)
    cairo.matrix = points
    self.init(
      cairo: cairo, pixels: pixels, device: .flip(height: pixels.height), shadowSpace: points)
  }

  /// A sheet laid aside, drawn on as `cairo` is; nothing is left of it as a picture.
  convenience init(aside cairo: CairoContext) {
    // A pen of its own counts pixels from the sheet's corner, not from the picture's.
    let own = CairoContext(surface: cairo.surface)
    own.matrix = cairo.matrix
    self.init(
      cairo: own, pixels: nil, device: .flip(height: cairo.surface.height),
      shadowSpace: cairo.matrix)
  }
}

extension CGAffineTransform {
  /// Turns a sheet of so many rows upside down.
  fileprivate static func flip(height: Int) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }
}

// MARK: State

extension CGContext {
  /// Keeps colors, line style, transform and clip, to come back to with `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    cairo.save()
  }

  /// Goes back to what the last `saveGState()` kept; without one, does nothing.
  public func restoreGState() {
    guard let last = savedStates.popLast() else { return }
    state = last
    cairo.restore()
  }

  /// Makes what is drawn from here on this much see-through, 0 (clear) to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets how what is drawn is combined with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges between pixels are smoothed; true at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.smooths = shouldAntialias
  }

  /// How pictures are drawn that are not as large as their place.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}

// MARK: The result

extension CGContext {
  /// The width of the sheet in pixels.
  public var width: Int { cairo.surface.width }

  /// The height of the sheet in pixels.
  public var height: Int { cairo.surface.height }

  /// What has been drawn so far, as a picture of its own.
  ///
  /// Costs a copy of all pixels.
  public func makeImage() -> CGImage? {
    cairo.surface.flush()
    guard let pixels else { return nil }
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    return CGImage(pixels: pixels.copy(of: all))
  }
}
