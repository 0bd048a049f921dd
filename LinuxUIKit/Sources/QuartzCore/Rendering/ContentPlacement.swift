import Foundation

/// The placement of content in a rectangle of another size (uikit.md, 4.2).
package enum ContentPlacement {
  /// Scaled to the rectangle.
  case fill
  /// Scaled to fit, with the aspect ratio kept, and centered.
  case aspectFit
  /// Scaled to fill, with the aspect ratio kept, and centered.
  case aspectFill
  /// Not scaled; 0 is left or top, 1 right or bottom.
  case aligned(x: CGFloat, y: CGFloat)

  /// Returns the content's frame in the coordinates of `bounds`; null for content without area.
  package func frame(of content: CGSize, in bounds: CGRect) -> CGRect {
    guard content.width > 0, content.height > 0 else { return .null }
    let across = bounds.width / content.width
    let down = bounds.height / content.height
    return switch self {
    case .fill: bounds
    case .aspectFit: Self.frame(of: content, scaledBy: min(across, down), in: bounds)
    case .aspectFill: Self.frame(of: content, scaledBy: max(across, down), in: bounds)
    case .aligned(let x, let y): Self.frame(of: content, scaledBy: 1, in: bounds, x: x, y: y)
    }
  }

  private static func frame(
    of content: CGSize, scaledBy factor: CGFloat, in bounds: CGRect, x: CGFloat = 0.5,
    y: CGFloat = 0.5
  ) -> CGRect {
    let size = CGSize(width: content.width * factor, height: content.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }
}

/// The parts of an image and the rectangles that they fill.
struct ContentParts {
  /// A part of the image, in points from its top left corner, and the rectangle to draw it in.
  struct Part {
    var source: CGRect
    var target: CGRect
  }

  /// The drawn part of the image, in points from its top left corner.
  let source: CGRect
  /// The part of `source` that is stretched, in fractions of it.
  let center: CGRect

  /// Returns the parts that fill a rectangle, none of them empty.
  func parts(filling frame: CGRect) -> [Part] {
    let columns = Self.spans(
      source.minX, source.width, center.minX, center.maxX, frame.minX, frame.width)
    let rows = Self.spans(
      source.minY, source.height, center.minY, center.maxY, frame.minY, frame.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.length, height: row.source.length),
          target: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.length, height: row.target.length))
      }
    }
  }

  /// Returns the spans on one axis: before the center, the center, and after it.
  private static func spans(
    _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat,
    _ targetStart: CGFloat, _ targetLength: CGFloat
  ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
    let near = min(max(low, 0), 1) * length
    let far = (1 - min(max(high, 0), 1)) * length
    // Parts that are too large for the target are reduced by the same factor.
    let shrink = near + far > targetLength ? targetLength / (near + far) : 1
    let sources = [start, start + near, start + max(near, length - far), start + length]
    let targets = [
      targetStart, targetStart + near * shrink, targetStart + targetLength - far * shrink,
      targetStart + targetLength,
    ]
    return (0..<3).compactMap { index in
      guard sources[index] < sources[index + 1], targets[index] < targets[index + 1] else {
        return nil
      }
      return (sources[index]...sources[index + 1], targets[index]...targets[index + 1])
    }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CALayerContentsGravity {
  /// The placement of the gravity.
  var placement: ContentPlacement {
    switch self {
    case .resizeAspect: .aspectFit
    case .resizeAspectFill: .aspectFill
    case .center: .aligned(x: 0.5, y: 0.5)
    // Core Animation's y-axis points up: its top is the bottom on the screen.
    case .top: .aligned(x: 0.5, y: 1)
    case .bottom: .aligned(x: 0.5, y: 0)
    case .left: .aligned(x: 0, y: 0.5)
    case .right: .aligned(x: 1, y: 0.5)
    case .topLeft: .aligned(x: 0, y: 1)
    case .topRight: .aligned(x: 1, y: 1)
    case .bottomLeft: .aligned(x: 0, y: 0)
    case .bottomRight: .aligned(x: 1, y: 0)
    default: .fill
    }
  }
}
