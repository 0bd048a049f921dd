/// A picture of a dragged item in front of all other views, with a shadow.
@MainActor final class DragPlatter: UIView {
  // Unverified: the shadow; inferred from "scale about 1.05, shadow" (uikit.md, 6.13).
  private static let liftedScale: CGFloat = 1.05
  private static let shadowOpacity: Float = 0.25
  private static let shadowRadius: CGFloat = 10
  private static let shadowOffset = CGSize(width: 0, height: 5)
  private static let landedScale: CGFloat = 0.1

  private let content = UIImageView()
  // The distance of the center from the finger.
  private var grip = CGPoint.zero

  /// Creates a picture of a preview at its position in a window.
  init(_ preview: UITargetedDragPreview, in window: UIWindow) {
    super.init(frame: CGRect(origin: .zero, size: preview.size))
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    addSubview(content)
    show(preview.view, preview.parameters)
    center = preview.target.container.convert(preview.target.center, to: window)
    transform = preview.target.transform
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    content.frame = bounds
    content.image = Self.image(of: view, parameters)
    let outline = parameters.shadowPath ?? parameters.visiblePath
    layer.shadowPath = (outline ?? UIBezierPath(rect: bounds)).cgPath
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = Self.shadowOffset
  }

  private static func image(of view: UIView, _ parameters: UIPreviewParameters) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: view.traitCollection)
    let bounds = view.bounds
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      view.traitCollection.performAsCurrent {
        parameters.visiblePath?.addClip()
        (parameters.backgroundColor ?? .systemBackground).setFill()
        UIBezierPath(rect: bounds).fill()
      }
      view.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }

  /// Shows the preview that an item provides for the drag, at the same center.
  func replaceContent(with preview: UIDragPreview) {
    bounds.size = preview.view.bounds.size
    show(preview.view, preview.parameters)
  }

  /// Keeps the distance of the center from a point of the window during movements.
  func setGrip(at point: CGPoint) {
    grip = CGPoint(x: center.x - point.x, y: center.y - point.y)
  }

  /// Scales the picture up and adds the shadow.
  func lift() {
    transform = transform.scaledBy(x: Self.liftedScale, y: Self.liftedScale)
    layer.shadowOpacity = Self.shadowOpacity
  }

  /// Moves the picture with the finger.
  func move(to point: CGPoint) {
    center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
  }

  /// Moves the picture to its target; without one it fades out, and on its default target it
  /// shrinks.
  func land(on target: UITargetedDragPreview?, isDefault: Bool) {
    layer.shadowOpacity = 0
    guard let target, !isDefault, let window else {
      alpha = 0
      if isDefault { transform = CGAffineTransform(scaleX: Self.landedScale, y: Self.landedScale) }
      return
    }
    center = target.target.container.convert(target.target.center, to: window)
    transform = target.target.transform
  }
}

/// The badge of a drag: the number of items if there are several, a plus sign for a copy, or a sign
/// for a forbidden drop.
@MainActor final class DragBadge: UILabel {
  // Unverified: the size and the font; inferred from screens of iPadOS.
  private static let side: CGFloat = 24
  private static let font = UIFont.systemFont(ofSize: 14, weight: .semibold)

  /// Returns the text for an operation and a number of items, or `nil` if there is no badge.
  static func text(for operation: UIDropOperation, count: Int) -> String? {
    switch operation {
    case .forbidden: "×"
    case .copy: count > 1 ? "\(count)" : "+"
    case .cancel, .move: count > 1 ? "\(count)" : nil
    }
  }

  /// Shows a text in the color of an operation.
  func show(_ text: String, for operation: UIDropOperation) {
    self.text = text
    font = Self.font
    textColor = .white
    textAlignment = .center
    isUserInteractionEnabled = false
    backgroundColor =
      switch operation {
      case .copy: .systemGreen
      case .forbidden: .systemGray
      case .cancel, .move: .systemRed
      }
    let width = max(Self.side, ceil(intrinsicContentSize.width) + Self.side / 2)
    bounds = CGRect(x: 0, y: 0, width: width, height: Self.side)
    layer.cornerRadius = Self.side / 2
    layer.masksToBounds = true
  }
}
