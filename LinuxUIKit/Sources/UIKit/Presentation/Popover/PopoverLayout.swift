/// The position of a popover at its anchor.
struct PopoverLayout: Equatable {
  /// The frame of the content, without the arrow.
  let frame: CGRect
  /// The direction in which the arrow points.
  let direction: UIPopoverArrowDirection
  /// The tip of the arrow.
  let tip: CGPoint

  // Unverified: all metrics, in points; they are those of popovers of iOS 13 to 18, from memory.
  /// The height of the arrow, between anchor and content.
  static let arrowHeight: CGFloat = 13
  /// The width of the arrow at the content.
  static let arrowWidth: CGFloat = 37
  /// The corner radius of the content.
  static let cornerRadius: CGFloat = 13

  // Unverified: the order in which directions are tried.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// Returns the position of a popover.
  ///
  /// The first direction in which the content has enough space is used: below the anchor, above, to its
  /// right, to its left. Without one, it is the direction with the most space, and the content is
  /// smaller.
  ///
  /// - Parameters:
  ///   - anchor: The rectangle to which the arrow points.
  ///   - size: The preferred size of the content.
  ///   - area: The rectangle that contains content and arrow.
  ///   - directions: The permitted directions of the arrow; none permits all of them.
  ///   - canOverlap: Whether the content may cover the anchor if there is too little space.
  init(
    anchor: CGRect, size: CGSize, in area: CGRect, directions: UIPopoverArrowDirection,
    canOverlap: Bool = false
  ) {
    let anchor = anchor.clamped(to: area)
    let permitted = Self.order.filter(directions.contains)
    let candidates = (permitted.isEmpty ? Self.order : permitted).map {
      Self(anchor: anchor, size: size, in: area, direction: $0, canOverlap: canOverlap)
    }
    let fitting = candidates.first {
      $0.frame.width >= min(size.width, area.width) - Self.tolerance
        && $0.frame.height >= min(size.height, area.height) - Self.tolerance
    }
    self = fitting ?? candidates.reduce(candidates[0]) { $1.area > $0.area ? $1 : $0 }
  }

  private init(
    anchor: CGRect, size: CGSize, in area: CGRect, direction: UIPopoverArrowDirection,
    canOverlap: Bool
  ) {
    let space = Self.space(beside: anchor, in: area, direction: direction)
    var size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    if !canOverlap {
      size.width = min(size.width, space.width)
      size.height = min(size.height, space.height)
    }
    let x: CGFloat
    let y: CGFloat
    switch direction {
    case .up, .down:
      x = anchor.midX - size.width / 2
      y =
        direction == .up
        ? anchor.maxY + Self.arrowHeight : anchor.minY - Self.arrowHeight - size.height
    default:
      x =
        direction == .left
        ? anchor.maxX + Self.arrowHeight : anchor.minX - Self.arrowHeight - size.width
      y = anchor.midY - size.height / 2
    }
    frame = CGRect(
      x: min(max(x, area.minX), area.maxX - size.width),
      y: min(max(y, area.minY), area.maxY - size.height), width: size.width, height: size.height)
    self.direction = direction
    tip = Self.tip(at: anchor, of: frame, direction: direction)
  }

  /// Returns the space for content at a side of the anchor.
  private static func space(
    beside anchor: CGRect, in area: CGRect, direction: UIPopoverArrowDirection
  ) -> CGSize {
    switch direction {
    case .up:
      CGSize(width: area.width, height: max(0, area.maxY - anchor.maxY - arrowHeight))
    case .down:
      CGSize(width: area.width, height: max(0, anchor.minY - area.minY - arrowHeight))
    case .left:
      CGSize(width: max(0, area.maxX - anchor.maxX - arrowHeight), height: area.height)
    default:
      CGSize(width: max(0, anchor.minX - area.minX - arrowHeight), height: area.height)
    }
  }

  /// Returns the tip of the arrow, which is as near to the center of the anchor as the straight part of
  /// the content's side permits.
  private static func tip(
    at anchor: CGRect, of frame: CGRect, direction: UIPopoverArrowDirection
  ) -> CGPoint {
    let margin = cornerRadius + arrowWidth / 2
    switch direction {
    case .up, .down:
      let x = nearest(to: anchor.midX, from: frame.minX + margin, to: frame.maxX - margin)
      return CGPoint(
        x: x, y: direction == .up ? frame.minY - arrowHeight : frame.maxY + arrowHeight)
    default:
      let y = nearest(to: anchor.midY, from: frame.minY + margin, to: frame.maxY - margin)
      return CGPoint(
        x: direction == .left ? frame.minX - arrowHeight : frame.maxX + arrowHeight, y: y)
    }
  }

  private static func nearest(to value: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    low <= high ? min(max(value, low), high) : (low + high) / 2
  }

  private var area: CGFloat { frame.width * frame.height }

  /// The tolerance of comparisons, less than a pixel.
  private static let tolerance: CGFloat = 0.01
}

extension CGRect {
  /// Returns the part of the rectangle in another one, or the nearest point of that.
  fileprivate func clamped(to area: CGRect) -> CGRect {
    let (left, right) = (max(area.minX, min(minX, area.maxX)), max(area.minX, min(maxX, area.maxX)))
    let (top, bottom) = (max(area.minY, min(minY, area.maxY)), max(area.minY, min(maxY, area.maxY)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
