import Foundation

/// What makes a context, lets a closure draw on it and keeps the result.
///
/// Use `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
  private let sheetFormat: UIGraphicsRendererFormat

  /// Makes a renderer for an area of its own coordinates, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    sheetFormat = format
    format.bounds = bounds
  }

  /// How the result is made.
  open var format: UIGraphicsRendererFormat { sheetFormat }
}

/// How a renderer makes its result.
open class UIGraphicsRendererFormat: NSObject {
  /// The area that is drawn, in points; set by the renderer.
  open internal(set) var bounds: CGRect = .zero

  /// The format for the current screen.
  open class func `default`() -> Self { self.init() }

  /// Makes the standard format.
  public required override init() {}
}

/// What a renderer's closure draws by.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn on; also the current one.
  public let cgContext: CGContext

  private let sheetFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    sheetFormat = format
  }

  /// How the result is made.
  open var format: UIGraphicsRendererFormat { sheetFormat }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle with the current fill color, combined with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    drawing(with: blendMode) { $0.fill(rect) }
  }

  /// Draws a line one point wide inside a rectangle's edges.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Draws a line one point wide inside a rectangle's edges, combined with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    drawing(with: blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Lets drawing through only inside a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func drawing(with mode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body(cgContext)
    cgContext.restoreGState()
  }
}
