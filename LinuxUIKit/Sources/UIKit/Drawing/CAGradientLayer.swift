import Foundation

/// A layer whose background runs from one color to the next.
///
///     let shade = CAGradientLayer()
///     shade.frame = view.bounds
///     shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
///     view.layer.addSublayer(shade)
///
/// Colors are mixed with alpha already multiplied in.
open class CAGradientLayer: CALayer {
  /// The colors in order, each a `CGColor`; other values are left out.
  ///
  /// Nil draws nothing.
  open var colors: [Any]?
  /// Where each color is reached, 0 at the start to 1 at the end; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// Where the first color is, in fractions of the size: the middle of the top, unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, in fractions of the size: the middle of the bottom, unless set.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Whether colors run along a line, from a middle outwards, or around it.
  open var type = CAGradientLayerType.axial

  open override func draw(in ctx: CGContext) {
    let stops = self.stops
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    guard type != .conic else { return drawTurn(stops, in: ctx) }
    ctx.saveGState()
    ctx.clip(to: outline)
    // The gradient is drawn in the unit square, which is stretched to the bounds.
    ctx.translateBy(x: bounds.minX, y: bounds.minY)
    ctx.scaleBy(x: bounds.width, y: bounds.height)
    ctx.paint { [self] cairo in
      cairo.setSource(axis, stops: stops)
      cairo.paint()
    }
    ctx.restoreGState()
  }

  private func drawTurn(_ stops: [GradientStop], in ctx: CGContext) {
    let gradient = ConicGradient(
      around: place(startPoint), from: place(endPoint), covering: bounds)
    ctx.saveGState()
    ctx.clip(to: outline)
    ctx.paint { cairo in
      cairo.setSource(gradient, stops: stops)
      cairo.paint()
    }
    ctx.restoreGState()
  }

  /// A point given in fractions of the size, in the layer's coordinates.
  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  private var axis: GradientAxis {
    guard type == .radial else { return .line(from: startPoint, to: endPoint) }
    return .ellipse(
      middle: startPoint,
      radii: CGSize(width: endPoint.x - startPoint.x, height: endPoint.y - startPoint.y))
  }

  /// The colors with their places, which may only grow.
  private var stops: [GradientStop] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let last = CGFloat(max(colors.count - 1, 1))
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { index < $0.count ? $0[index] : nil }
      return GradientStop(
        location: given.map { CGFloat($0.doubleValue) } ?? CGFloat(index) / last, color: color)
    }
  }
}

/// How the colors of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// The kind of that name; names other than `radial` and `conic` draw as `axial`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, to an ellipse whose box has its corner at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise on the screen from the direction of the end point.
  ///
  /// [guess 9.3] Angles are those that one sees, also where the layer is no square.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Where a color is reached along a gradient, from 0 to 1.
struct GradientStop {
  var location: CGFloat
  var color: CGColor
}

/// Along what a gradient runs.
enum GradientAxis {
  case line(from: CGPoint, to: CGPoint)
  case ellipse(middle: CGPoint, radii: CGSize)
}
