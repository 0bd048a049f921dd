extension UICollectionReusableView {
  /// Takes over place and look in its superview to be, then tells the subclass.
  func take(_ attributes: UICollectionViewLayoutAttributes, in home: UIView?) {
    let origin = layoutOrigin(in: home)
    var geometry = attributes.geometry
    geometry.center.x -= origin.x
    geometry.center.y -= origin.y
    take(geometry)
    take(listEnvironment: attributes.listEnvironment)
    (self as? UICollectionViewListCell)?.take(isPinned: attributes.isPinned)
    apply(attributes)
  }

  /// The point of the layout that is the origin of a superview's content.
  func layoutOrigin(in home: UIView?) -> CGPoint {
    (home as? OrthogonalScroller)?.layoutOrigin ?? .zero
  }

  /// Takes over the kind of list as a trait; nil is what surrounds the view.
  func take(listEnvironment: UIListEnvironment?) {
    guard storage.listEnvironment != listEnvironment else { return }
    storage.listEnvironment = listEnvironment
    refreshTraits()
  }

  /// Takes over place and look.
  func take(_ geometry: ElementGeometry) {
    if bounds.size != geometry.size { bounds.size = geometry.size }
    if center != geometry.center { center = geometry.center }
    if !CATransform3DEqualToTransform(transform3D, geometry.transform3D) {
      transform3D = geometry.transform3D
    }
    if alpha != geometry.alpha { alpha = geometry.alpha }
  }
}
