import Foundation

extension CALayer {
  func transform(from other: CALayer?) -> CGAffineTransform {
    let root = other?.transformToRoot ?? .identity
    return root.concatenating(transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    return transformToSuperlayer.concatenating(superlayer.transformToRoot)
  }

  func hitTarget(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = p.applying(transformToSuperlayer.inverted())
    if clipsToBounds, !contains(own) { return nil }
    for child in childrenInDrawingOrder.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return !drawsSublayersOnly && contains(own) ? self : nil
  }
}
