extension UICollectionReusableView {
  /// Takes over place and look, then tells the subclass.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    take(attributes.geometry)
    apply(attributes)
  }

  /// Takes over place and look.
  func take(_ geometry: ElementGeometry) {
    if bounds.size != geometry.size { bounds.size = geometry.size }
    if center != geometry.center { center = geometry.center }
    if transform != geometry.transform { transform = geometry.transform }
    if alpha != geometry.alpha { alpha = geometry.alpha }
  }
}
