import Foundation

/// Where content of one size goes in a rectangle of another (uikit.md 4.2).
enum ContentPlacement {
  /// Stretched to the rectangle.
  case stretched
  /// As large as possible inside, in the middle.
  case fitting
  /// As small as possible around, in the middle.
  case filling
  /// In its own size; 0 is left or top, 1 right or bottom, in between accordingly.
  case aligned(x: CGFloat, y: CGFloat)

  /// The content's rectangle, in the coordinates of `bounds`; content without area gets none.
  func frame(of content: CGSize, in bounds: CGRect) -> CGRect {
    guard content.width > 0, content.height > 0 else { return .null }
    let across = bounds.width / content.width
    let down = bounds.height / content.height
    return switch self {
    case .stretched: bounds
    case .fitting: Self.place(content, times: min(across, down), in: bounds)
    case .filling: Self.place(content, times: max(across, down), in: bounds)
    case .aligned(let x, let y): Self.place(content, times: 1, in: bounds, x: x, y: y)
    }
  }

  private static func place(
    _ content: CGSize, times factor: CGFloat, in bounds: CGRect, x: CGFloat = 0.5,
    y: CGFloat = 0.5
  ) -> CGRect {
    let size = CGSize(width: content.width * factor, height: content.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }
}

extension UIView.ContentMode {
  /// The placement that the mode means for a picture.
  var placement: ContentPlacement {
    switch self {
    case .scaleToFill, .redraw: .stretched
    case .scaleAspectFit: .fitting
    case .scaleAspectFill: .filling
    case .center: .aligned(x: 0.5, y: 0.5)
    case .top: .aligned(x: 0.5, y: 0)
    case .bottom: .aligned(x: 0.5, y: 1)
    case .left: .aligned(x: 0, y: 0.5)
    case .right: .aligned(x: 1, y: 0.5)
    case .topLeft: .aligned(x: 0, y: 0)
    case .topRight: .aligned(x: 1, y: 0)
    case .bottomLeft: .aligned(x: 0, y: 1)
    case .bottomRight: .aligned(x: 1, y: 1)
    }
  }
}

extension CALayerContentsGravity {
  /// The placement that the gravity means.
  var placement: ContentPlacement {
    switch self {
    case .resizeAspect: .fitting
    case .resizeAspectFill: .filling
    case .center: .aligned(x: 0.5, y: 0.5)
    default: .stretched
    }
  }
}
