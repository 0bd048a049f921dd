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
