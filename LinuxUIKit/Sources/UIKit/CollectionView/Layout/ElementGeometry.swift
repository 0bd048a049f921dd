/// The position and appearance of an element, as a layout specifies them.
///
/// Elements of equal geometry need no update.
struct ElementGeometry: Equatable {
  /// The center, in the collection view's content.
  var center = CGPoint.zero
  /// The size before the transform.
  var size = CGSize.zero
  /// The opacity, from 0 to 1.
  var alpha: CGFloat = 1
  /// The z-index; elements of a higher value are in front.
  var zIndex = 0
  var isHidden = false
  /// The transform; `nil` for the identity.
  private var stored: StoredTransform?

  /// Creates the geometry of an element without size at the origin.
  init() {}

  /// Creates the geometry of an untransformed element with a frame.
  init(frame: CGRect, alpha: CGFloat, zIndex: Int) {
    (self.alpha, self.zIndex) = (alpha, zIndex)
    self.frame = frame
  }

  /// The transform about the center.
  var transform3D: CATransform3D {
    get { stored?.transform ?? CATransform3DIdentity }
    set { stored = CATransform3DIsIdentity(newValue) ? nil : StoredTransform(newValue) }
  }

  /// The affine part of the transform.
  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The bounding rectangle of the transformed element.
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
      && one.stored == other.stored
  }

  private var untransformedFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  private func transformedBox(of rect: CGRect) -> CGRect {
    guard stored != nil, !transform.isIdentity else { return rect }
    return rect.offsetBy(dx: -center.x, dy: -center.y)
      .applying(transform)
      .offsetBy(dx: center.x, dy: center.y)
  }
}

/// A transform in separate memory, since few elements have one, and it is larger than all other
/// properties.
private final class StoredTransform: Equatable {
  let transform: CATransform3D

  init(_ transform: CATransform3D) {
    self.transform = transform
  }

  static func == (one: StoredTransform, other: StoredTransform) -> Bool {
    one === other || CATransform3DEqualToTransform(one.transform, other.transform)
  }
}

extension CGRect {
  /// Returns whether the interiors of two rectangles overlap.
  ///
  /// Foundation's `intersects` includes touching edges.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
