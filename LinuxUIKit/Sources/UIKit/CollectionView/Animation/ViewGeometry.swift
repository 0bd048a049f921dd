/// Where a view is in its superview, and how it looks there.
struct ViewGeometry {
  private let center: CGPoint
  private let size: CGSize
  private let transform: CATransform3D
  private let alpha: CGFloat

  /// Where a view is now.
  @MainActor init(of view: UIView) {
    center = view.center
    size = view.bounds.size
    transform = view.transform3D
    alpha = view.alpha
  }

  /// A place of one superview as it is seen in another.
  @MainActor init(_ place: ViewGeometry, from old: UIView, to new: UIView) {
    center = new.convert(place.center, from: old)
    size = place.size
    transform = place.transform
    alpha = place.alpha
  }

  /// Puts a view there, and lays it out inside when that changes its size.
  @MainActor func give(to view: UIView) {
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
