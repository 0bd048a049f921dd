/// What a layer asks of the object that owns it: on a screen, its view.
///
/// Ours leaves out the drawing and action callbacks: a view draws in `draw(_:)`.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Called when the layer's sublayers need to be placed anew.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
