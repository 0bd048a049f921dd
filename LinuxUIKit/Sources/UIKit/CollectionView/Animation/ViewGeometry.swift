/// The position, size, transform and opacity of a view in its superview.
struct ViewGeometry {
  private let center: CGPoint
  private let size: CGSize
  private let transform: CATransform3D
  private let alpha: CGFloat

  /// Creates the current geometry of a view.
  @MainActor init(of view: UIView) {
    center = view.center
    size = view.bounds.size
    transform = view.transform3D
    alpha = view.alpha
  }

  /// Converts a geometry from one superview to another.
  @MainActor init(_ geometry: ViewGeometry, from old: UIView, to new: UIView) {
    center = new.convert(geometry.center, from: old)
    size = geometry.size
    transform = geometry.transform
    alpha = geometry.alpha
  }

  /// Applies the geometry to a view, and lays out its subviews if that changes its size.
  @MainActor func apply(to view: UIView) {
    let isResized = view.bounds.size != size
    if isResized { view.bounds.size = size }
    if view.center != center { view.center = center }
    if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    if view.alpha != alpha { view.alpha = alpha }
    if isResized { LayoutPass(inside: view).run() }
  }
}

extension ViewGeometry: Equatable {
  static func == (one: ViewGeometry, other: ViewGeometry) -> Bool {
    one.center == other.center && one.size == other.size && one.alpha == other.alpha
      && CATransform3DEqualToTransform(one.transform, other.transform)
  }
}

/// The animated appearance or disappearance of a view, as the layout specifies it.
@MainActor struct ElementTransition {
  let view: any ElementView
  /// The attributes at the start; `nil` to start from the current ones.
  let from: UICollectionViewLayoutAttributes?
  /// The attributes at the end.
  let to: UICollectionViewLayoutAttributes

  /// Applies the start without animation, and then the end; call it in an animation block.
  func run() {
    if let from {
      UIView.performWithoutAnimation { apply(from) }
    }
    apply(to)
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes) {
    let size = view.bounds.size
    view.setAttributes(attributes, in: view.superview)
    if view.bounds.size != size { LayoutPass(inside: view).run() }
  }
}
