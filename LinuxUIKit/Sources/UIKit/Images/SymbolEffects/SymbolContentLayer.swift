/// The layer that draws the symbol of an image view while effects move it.
///
/// Its model values are those at which the effects of the size and of the visibility rest.
final class SymbolContentLayer: CALayer {
  private var content: SymbolContent?

  /// A symbol as an image view draws it.
  struct SymbolContent {
    let image: UIImage
    let tint: UIColor
    let isMirrored: Bool
    let traits: UITraitCollection
  }

  /// Sets the symbol and the rectangle that it fills in the superlayer, apart from the transform.
  func show(_ content: SymbolContent?, in frame: CGRect) {
    self.content = content
    bounds = CGRect(origin: .zero, size: frame.size)
    position = CGPoint(x: frame.midX, y: frame.midY)
    setNeedsDisplay()
  }

  /// Returns a layer with the same symbol in the same place, at rest.
  func copyOfContent() -> SymbolContentLayer {
    let copy = SymbolContentLayer()
    copy.show(content, in: CGRect(origin: .zero, size: bounds.size))
    (copy.position, copy.transform, copy.opacity) = (position, transform, opacity)
    return copy
  }

  override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let content else { return }
    content.traits.performAsCurrent {
      content.image.draw(in: bounds, on: ctx, tint: content.tint, isMirrored: content.isMirrored)
    }
  }

  /// Returns no action: effects add their animations themselves.
  override func action(forKey event: String) -> (any CAAction)? { nil }
}
