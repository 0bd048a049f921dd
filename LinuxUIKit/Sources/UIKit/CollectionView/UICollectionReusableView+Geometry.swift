extension ElementView {
  /// Applies layout attributes to the view, for a superview that it may not have yet.
  func setAttributes(_ attributes: UICollectionViewLayoutAttributes, in container: UIView?) {
    let origin = layoutOrigin(in: container)
    var geometry = attributes.geometry
    geometry.center.x -= origin.x
    geometry.center.y -= origin.y
    setGeometry(geometry)
    setListEnvironment(attributes.listEnvironment)
    setPinned(attributes.isPinned)
    apply(attributes)
  }

  /// Returns the origin of a superview's content, in the coordinates of the layout.
  func layoutOrigin(in container: UIView?) -> CGPoint {
    (container as? OrthogonalScroller)?.layoutOrigin ?? .zero
  }

  /// Applies position, size, transform and opacity to the view.
  func setGeometry(_ geometry: ElementGeometry) {
    if bounds.size != geometry.size { bounds.size = geometry.size }
    if center != geometry.center { center = geometry.center }
    if !CATransform3DEqualToTransform(transform3D, geometry.transform3D) {
      transform3D = geometry.transform3D
    }
    if alpha != geometry.alpha { alpha = geometry.alpha }
  }
}
