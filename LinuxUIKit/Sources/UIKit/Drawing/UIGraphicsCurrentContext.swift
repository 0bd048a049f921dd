import Foundation

/// Returns the current graphics context of this thread; `nil` outside drawing.
///
/// There is one in `draw(_:)` and in the closures of a `UIGraphicsImageRenderer`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  CurrentContext.top
}

/// Makes a context the current one of this thread, until `UIGraphicsPopContext()` is called.
public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentContext.push(context)
}

/// Restores the previous current context; without one, does nothing.
public func UIGraphicsPopContext() {
  CurrentContext.pop()
}

/// Fills a rectangle with the current fill color, replacing existing content.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame one point wide inside a rectangle, with the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

/// Intersects the clip of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
