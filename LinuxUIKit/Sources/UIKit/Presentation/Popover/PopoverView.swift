/// The view of a popover: the presented view with round corners, an arrow, and a shadow.
final class PopoverView: UIView {
  /// The view that contains the presented view.
  let body = UIView()
  private let arrow = ArrowView()

  // Unverified: the shadow, from memory.
  private static let shadowOpacity: Float = 0.25
  private static let shadowRadius: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.clipsToBounds = true
    body.layer.cornerRadius = PopoverLayout.cornerRadius
    addSubview(arrow)
    addSubview(body)
    layer.shadowOpacity = Self.shadowOpacity
    layer.shadowRadius = Self.shadowRadius
  }

  required init?(coder: NSCoder) { nil }

  /// Lays out the content and the arrow in the container's coordinate system.
  func apply(_ layout: PopoverLayout, color: UIColor) {
    frame = layout.frame
    body.frame = bounds
    arrow.color = color
    arrow.frame = layout.arrowFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    arrow.direction = layout.direction
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: PopoverLayout.cornerRadius).cgPath
  }
}

extension PopoverLayout {
  /// The frame of the arrow.
  var arrowFrame: CGRect {
    let (width, height) = (Self.arrowWidth, Self.arrowHeight)
    return switch direction {
    case .up: CGRect(x: tip.x - width / 2, y: tip.y, width: width, height: height)
    case .down: CGRect(x: tip.x - width / 2, y: tip.y - height, width: width, height: height)
    case .left: CGRect(x: tip.x, y: tip.y - width / 2, width: height, height: width)
    default: CGRect(x: tip.x - height, y: tip.y - width / 2, width: height, height: width)
    }
  }
}

/// The arrow of a popover: its sides are tangents of the content's side and of a round tip.
private final class ArrowView: UIView {
  var color = UIColor.systemBackground { didSet { setNeedsDisplay() } }
  var direction = UIPopoverArrowDirection.up { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    // The control points' share of the width at the base, and at the tip.
    let (base, round) = (0.3, 0.12)
    path.move(to: point(0, 1))
    path.addCurve(
      to: point(0.5, 0), controlPoint1: point(base, 1), controlPoint2: point(0.5 - round, 0))
    path.addCurve(
      to: point(1, 1), controlPoint1: point(0.5 + round, 0), controlPoint2: point(1 - base, 1))
    path.close()
    color.setFill()
    path.fill()
  }

  /// Returns a point of the arrow in fractions along the content's side, and from the tip to that side.
  private func point(_ along: CGFloat, _ depth: CGFloat) -> CGPoint {
    switch direction {
    case .up: CGPoint(x: along * bounds.width, y: depth * bounds.height)
    case .down: CGPoint(x: along * bounds.width, y: (1 - depth) * bounds.height)
    case .left: CGPoint(x: depth * bounds.width, y: along * bounds.height)
    default: CGPoint(x: (1 - depth) * bounds.width, y: along * bounds.height)
    }
  }
}
