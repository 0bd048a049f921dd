extension UIView {
  // Unverified: the blur in uikit.md, 3.5 is taken as the extent of the shadow, which is twice a
  // layer's radius.
  /// Applies the shadow of a thumb or indicator on a track (uikit.md, 3.5).
  func applyThumbShadow(opacity: Float = 0.15) {
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 4
    layer.shadowOpacity = opacity
  }
}
