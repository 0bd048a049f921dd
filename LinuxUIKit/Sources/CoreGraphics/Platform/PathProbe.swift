import Foundation

/// Bounds of and hit tests on a path's exact outline, computed by Cairo.
struct PathProbe {
  private let context: CairoContext

  init(_ elements: [PathElement]) {
    context = CairoContext(surface: CairoSurface(alphaWidth: 1, height: 1))
    context.add(elements)
  }

  var bounds: CGRect { context.pathExtents }

  func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    context.fillCovers(point, rule: rule)
  }
}
