import Foundation

/// The base class of renderers.
///
/// Use `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
  private let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer for bounds in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format
    format.bounds = bounds
  }

  /// The format of the result.
  open var format: UIGraphicsRendererFormat { rendererFormat }
}

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds that are drawn, in points.
  // Set by the renderer.
  open fileprivate(set) var bounds: CGRect = .zero

  /// Returns the format for the main screen.
  open class func `default`() -> Self { self.init() }

  /// Creates the default format.
  public required override init() {}
}

/// The context of a renderer's closure.
open class UIGraphicsRendererContext: NSObject {
  /// The context to draw in, which is also the current one.
  open private(set) var cgContext: CGContext

  private let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    rendererFormat = format
  }

  /// The format of the result.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle with the current fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(with: blendMode) { $0.fill(rect) }
  }

  /// Strokes a line one point wide inside a rectangle's edges.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Strokes a line one point wide inside a rectangle's edges with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(with: blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func draw(with mode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body(cgContext)
    cgContext.restoreGState()
  }
}
