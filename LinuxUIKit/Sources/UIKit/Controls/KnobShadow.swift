extension UIView {
  /// Draws the shadow of a knob or pill that lies on a track (uikit.md 3.5).
  ///
  /// [guess 3.5] The sheet's blur is how far the shadow reaches, twice a layer's radius.
  func castKnobShadow(opacity: Float = 0.15) {
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 4
    layer.shadowOpacity = opacity
  }
}
