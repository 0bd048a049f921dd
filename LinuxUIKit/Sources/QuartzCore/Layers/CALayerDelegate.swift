/// The methods that a layer calls on its delegate, on the thread that uses the layer; for the layer of a
/// view, the delegate is the view.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layer's sublayers need to be laid out.
  func layoutSublayers(of layer: CALayer)
  /// Sets the layer's content.
  func display(_ layer: CALayer)
  /// Draws the layer's content, for a delegate that isn't a view.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Returns the action for a change of a property; `nil` leaves it to the layer, `NSNull()` is none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation does nothing.
  public func display(_ layer: CALayer) {}
  /// The default implementation draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default implementation returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that draws a layer's content and decides on its animation: a view of UIKit.
@MainActor package protocol LayerOwner: CALayerDelegate, Sendable {
  /// Whether changes of the layer can be animated.
  var canAnimateLayer: Bool { get }

  /// The background color for a layer that has none of its own.
  var layerBackgroundColor: CGColor? { get }

  /// Whether `layerBackgroundColor` isn't `nil`.
  var hasLayerBackground: Bool { get }

  /// The number of the image of an animation that `drawLayerContent(in:)` draws now; `nil` for content
  /// that doesn't change with time alone.
  var layerContentPhase: Int? { get }

  /// Whether the pixels of `drawLayerContent(in:)` may differ a little with the clip, as those of
  /// paths do.
  var layerContentDependsOnClip: Bool { get }

  /// Sets the background color for a layer that has none of its own.
  func setLayerBackgroundColor(_ color: CGColor?)

  /// The rectangle that `drawLayerContent(in:)` covers, in the layer's coordinates; `nil` for its
  /// bounds.
  var layerContentFrame: CGRect? { get }

  /// The effect with which the layer is drawn; `nil` for none.
  var layerEffect: LayerEffect? { get }

  /// Whether `drawLayerContent(in:)` may draw something.
  var hasLayerContent: Bool { get }

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
