/// The methods that a layer calls on its delegate; for the layer of a view, the view.
///
/// - Note: Not implemented: the drawing and action callbacks; a view draws in `draw(_:)`.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Called when the layer's sublayers need to be laid out.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

/// A delegate that draws a layer's content and decides on its animation: a view of UIKit.
@MainActor package protocol LayerOwner: CALayerDelegate {
  /// Whether changes of the layer can be animated.
  var canAnimateLayer: Bool { get }

  /// The background color for a layer that has none of its own.
  var layerBackgroundColor: CGColor? { get }

  /// The rectangle that `drawLayerContent(in:)` covers, in the layer's coordinates; `nil` for its
  /// bounds.
  var layerContentFrame: CGRect? { get }

  /// The effect with which the layer is drawn; `nil` for none.
  var layerEffect: LayerEffect? { get }

  /// Draws the content in the layer's coordinates.
  func drawLayerContent(in context: CGContext)
}

/// An effect that is applied while a layer is drawn: those of visual effect views.
package enum LayerEffect {
  /// The content behind the layer, blurred and tinted in the layer's shape.
  ///
  /// The opacity of the layer is the strength of the effect: at 0 the content behind is unchanged.
  case backdrop(BackdropMaterial)
  /// A color in the shape of the alpha of the layer's content and sublayers.
  case template(CGColor)
}
