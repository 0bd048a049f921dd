import Foundation

/// A layer that draws its sublayers several times, each time transformed, delayed and colored.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
/// dots.instanceDelay = 0.2
/// dots.addSublayer(dot)
/// ```
///
/// Hit-testing finds the original sublayers only.
///
/// - Note: Not implemented: depth.
open class CAReplicatorLayer: CALayer {
  /// The number of times that the sublayers are drawn.
  ///
  /// The default is 1.
  open var instanceCount = 1 {
    didSet { markContentAsChanged() }
  }
  /// The delay of the animations of each time, in seconds.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { markContentAsChanged() }
  }
  /// The transform of each time relative to the one before, about the anchor point.
  ///
  /// - Note: Not implemented: perspective and depth. The affine part is drawn.
  open var instanceTransform = CATransform3DIdentity {
    didSet { markContentAsChanged() }
  }
  /// The color that multiplies those of the first time.
  ///
  /// The default is opaque white, which changes nothing.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { markContentAsChanged() }
  }
  /// The change of the red component of `instanceColor` from each time to the next.
  open var instanceRedOffset: Float = 0 {
    didSet { markContentAsChanged() }
  }
  /// The change of the green component of `instanceColor` from each time to the next.
  open var instanceGreenOffset: Float = 0 {
    didSet { markContentAsChanged() }
  }
  /// The change of the blue component of `instanceColor` from each time to the next.
  open var instanceBlueOffset: Float = 0 {
    didSet { markContentAsChanged() }
  }
  /// The change of the alpha component of `instanceColor` from each time to the next.
  open var instanceAlphaOffset: Float = 0 {
    didSet { markContentAsChanged() }
  }

  override func drawSublayers(by renderer: LayerRenderer) {
    for index in 0..<max(0, instanceCount) {
      renderer.context.saveGState()
      renderer.context.concatenate(transform(ofInstance: index))
      LayerContext.current.animatedLayers.delaying(
        animationsIn: self, by: instanceDelay * Double(index)
      ) {
        drawInstance(color(ofInstance: index), by: renderer)
      }
      renderer.context.restoreGState()
    }
  }

  private func drawInstance(_ color: CGColor?, by renderer: LayerRenderer) {
    let draw = { super.drawSublayers(by: renderer) }
    guard let color else { return draw() }
    let extent = super.sublayerExtent
    guard !extent.isNull else { return }
    let context = renderer.context
    context.drawGroup(in: extent, opacity: min(max(color.alpha, 0), 1)) {
      // The color multiplies those of the drawing, within its alpha.
      context.drawGroup(in: extent, maskedBy: draw) {
        draw()
        context.saveGState()
        context.setBlendMode(.multiply)
        context.fill(.rectangle(extent), color: color.copy(alpha: 1) ?? color)
        context.restoreGState()
      }
    }
  }

  override var sublayerExtent: CGRect {
    let extent = super.sublayerExtent
    return (0..<max(0, instanceCount)).reduce(.null) {
      $0.union(extent.applying(transform(ofInstance: $1)))
    }
  }

  /// Returns the transform of an instance, in the layer's coordinates.
  private func transform(ofInstance index: Int) -> CGAffineTransform {
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    let power = (0..<index).reduce(CGAffineTransform.identity) { power, _ in
      power.concatenating(step)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(power)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Returns the color that multiplies an instance; `nil` if it is white.
  private func color(ofInstance index: Int) -> CGColor? {
    guard let instanceColor else { return nil }
    let component = { (value: CGFloat, offset: Float) in
      min(max(value + CGFloat(offset) * CGFloat(index), 0), 1)
    }
    let color = CGColor(
      red: component(instanceColor.red, instanceRedOffset),
      green: component(instanceColor.green, instanceGreenOffset),
      blue: component(instanceColor.blue, instanceBlueOffset),
      alpha: component(instanceColor.alpha, instanceAlphaOffset))
    return color == CGColor(gray: 1, alpha: 1) ? nil : color
  }

  override func makePresentationCopy() -> CALayer { CAReplicatorLayer(layer: self) }

  override func copyAppearance(of other: CALayer) {
    super.copyAppearance(of: other)
    guard let other = other as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay) = (other.instanceCount, other.instanceDelay)
    (instanceTransform, instanceColor) = (other.instanceTransform, other.instanceColor)
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (
      other.instanceBlueOffset, other.instanceAlphaOffset
    )
  }
}
