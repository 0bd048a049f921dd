import Foundation

extension CGContext {
  /// Draws a picture into a rectangle of user space, its last row at the smallest y.
  ///
  /// So it stands upright where y points up; in a UIKit context it hangs upside down, as Apple's
  /// does: use `UIImage.draw(in:)` there.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    draw(image, placedBy: placement, stencil: nil)
  }

  /// Draws a picture, whose pixels from the top left are taken to user space by `placement`.
  ///
  /// A stencil's color is used with the picture's alpha instead of its own colors.
  func draw(_ image: CGImage, placedBy placement: CGAffineTransform, stencil: CGColor?) {
    guard placement.isInvertible else { return }
    let pixels = CGRect(
      x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    let surface = CairoSurface(pixels: image.pixels)
    paint { [state] cairo in
      cairo.concatenate(placement)
      cairo.add(.rectangle(pixels))
      cairo.clip()
      cairo.draw(surface, smooth: state.interpolation != .none, alpha: state.alpha, stencil)
    }
  }
}

extension CairoContext {
  fileprivate func draw(
    _ surface: CairoSurface, smooth: Bool, alpha: CGFloat, _ stencil: CGColor?
  ) {
    if let stencil {
      setSource(stencil, alpha: alpha)
      paint(through: surface)
    } else {
      setSource(surface, smooth: smooth)
      paint(alpha: alpha)
    }
  }
}

// MARK: Layers of transparency

extension CGContext {
  /// From here on draws on a clear sheet, which `endTransparencyLayer()` puts down as one.
  ///
  /// Alpha, shadow and blend mode then apply to the whole instead of to each piece.
  ///
  /// - Parameter auxiliaryInfo: Not used, as by Apple's.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    cairo.pushGroup()
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Puts down what was drawn since `beginTransparencyLayer(auxiliaryInfo:)`.
  public func endTransparencyLayer() {
    let group = cairo.popGroup()
    restoreGState()
    paint { [state] cairo in
      cairo.setSource(group)
      cairo.paint(alpha: state.alpha)
    }
  }
}
