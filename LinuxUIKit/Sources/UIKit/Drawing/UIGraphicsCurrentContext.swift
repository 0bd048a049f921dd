import Foundation

/// The context that UIKit's drawing calls go to on this thread; nil outside of drawing.
///
/// Set while `draw(_:)` and the closures of a `UIGraphicsImageRenderer` run.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  CurrentContext.top
}

/// Makes a context the current one of this thread, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentContext.push(context)
}

/// Makes the former context the current one again; without one, does nothing.
public func UIGraphicsPopContext() {
  CurrentContext.pop()
}

/// Fills a rectangle with the current fill color, replacing what was there.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill color, combined with what was there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame one point wide inside a rectangle's edges, with the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

/// Lets drawing in the current context through only inside a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
