import Foundation

/// An outline made of lines and curves, fixed once it is made.
///
///     let path = CGPath(roundedRect: bounds, cornerWidth: 8, cornerHeight: 8, transform: nil)
///     context.addPath(path)
///     context.fillPath()
///
/// `CGMutablePath` is the one to build piece by piece. Ours leaves out the copies that trace a
/// stroke or dashes, and the set operations of iOS 16.
public class CGPath {
  var elements: [PathElement]

  init(elements: [PathElement]) {
    self.elements = elements
  }

  /// A rectangle, clockwise on screen from its top left corner.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: .rectangle(rect), transform: transform)
  }

  /// The largest ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: .ellipse(in: rect), transform: transform)
  }

  /// A rectangle whose corners are quarters of ellipses.
  ///
  /// The corners are made smaller where two of them would not fit beside each other.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let shape = RoundedRectangle(
      rect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(elements: shape.elements, transform: transform)
  }

  private convenience init(
    elements: [PathElement], transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: transform.map { elements.applying($0.pointee) } ?? elements)
  }
}

// MARK: Asking

extension CGPath {
  /// Whether the path has no pieces.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the pen stands: the end of the last piece; zero for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint }

  /// The smallest rectangle around all points of the path, control points included.
  ///
  /// Null for an empty path.
  public var boundingBox: CGRect { .around(elements.flatMap(\.points)) }

  /// The smallest rectangle around the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    elements.isEmpty ? .null : PathProbe(elements).bounds
  }

  /// Whether filling the path would cover a point.
  ///
  /// Costs time in proportion to the number of pieces.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    PathProbe(elements.applying(transform)).contains(point, rule: rule)
  }
}

// MARK: Copying

extension CGPath {
  /// A path of its own with the same pieces.
  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  /// The path with every point taken through a transform; unchanged with nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements, transform: transform)
  }

  /// A path of its own with the same pieces, to build on.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }
}

extension CGPath: Hashable {
  /// Whether both say the same.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
