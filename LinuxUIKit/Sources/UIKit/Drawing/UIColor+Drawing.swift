extension UIColor {
  /// Makes this the color of fills and strokes in the current context.
  ///
  /// A dynamic color is resolved with `UITraitCollection.current`.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of fills in the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the color of strokes in the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
