/// Where an element of a collection view is and how it looks, as a layout decided it.
///
/// Two layouts that answer equal values need no change on the screen.
struct ElementGeometry: Equatable {
  /// The middle, in the collection view's content.
  var center = CGPoint.zero
  /// The size before the transform.
  var size = CGSize.zero
  /// How opaque the element is, from 0 to 1.
  var alpha: CGFloat = 1
  /// Elements of a higher value are in front.
  var zIndex = 0
  /// Whether the element is left out of the screen.
  var isHidden = false
  /// The transform; nil for the identity.
  private var turn: Turn?

  /// An element without size in the upper left corner.
  init() {}

  /// An upright element with that frame.
  init(frame: CGRect, alpha: CGFloat, zIndex: Int) {
    (self.alpha, self.zIndex) = (alpha, zIndex)
    self.frame = frame
  }

  /// The transform about the middle.
  var transform3D: CATransform3D {
    get { turn?.transform ?? CATransform3DIdentity }
    set { turn = CATransform3DIsIdentity(newValue) ? nil : Turn(newValue) }
  }

  /// What the transform does in the plane.
  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The smallest upright rectangle around the transformed element.
  var frame: CGRect {
    get { transformedBox(of: untransformedFrame) }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.standardized.size
    }
  }

  static func == (one: ElementGeometry, other: ElementGeometry) -> Bool {
    one.center == other.center && one.size == other.size && one.alpha == other.alpha
      && one.zIndex == other.zIndex && one.isHidden == other.isHidden
      && one.turn == other.turn
  }

  private var untransformedFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  private func transformedBox(of rect: CGRect) -> CGRect {
    guard turn != nil, !transform.isIdentity else { return rect }
    return rect.offsetBy(dx: -center.x, dy: -center.y)
      .applying(transform)
      .offsetBy(dx: center.x, dy: center.y)
  }
}

/// A transform in memory of its own: few elements have one, and it is larger than all the rest.
private final class Turn: Equatable {
  let transform: CATransform3D

  init(_ transform: CATransform3D) {
    self.transform = transform
  }

  static func == (one: Turn, other: Turn) -> Bool {
    one === other || CATransform3DEqualToTransform(one.transform, other.transform)
  }
}

extension CGRect {
  /// Whether a part of the inside is common.
  ///
  /// Foundation's `intersects` counts touching edges too.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
