import Foundation

extension CALayer {
  /// Converts a point from another layer's coordinates; `nil` is the root of the layers.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(from: l))
  }

  /// Converts a point to another layer's coordinates; `nil` is the root of the layers.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(from: l).inverted())
  }

  /// Converts a rectangle from another layer's coordinates, to the smallest upright one around it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(from: l))
  }

  /// Converts a rectangle to another layer's coordinates, to the smallest upright one around it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(from: l).inverted())
  }

  private func transform(from other: CALayer?) -> CGAffineTransform {
    let root = other?.transformToRoot ?? .identity
    return root.concatenating(transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    return transformToSuperlayer.concatenating(superlayer.transformToRoot)
  }

  /// Returns whether a point of the layer's coordinates is inside the bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost sublayer, or the layer itself, at a point of the superlayer's
  /// coordinates; `nil` outside.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = p.applying(transformToSuperlayer.inverted())
    if masksToBounds, !contains(own) { return nil }
    for child in childrenInDrawingOrder.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  /// Inserts a layer directly below a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, behind: sibling)
  }

  /// Inserts a layer directly above a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: UInt32(index.map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Replaces a sublayer by another layer; does nothing if `oldLayer` isn't a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
}
