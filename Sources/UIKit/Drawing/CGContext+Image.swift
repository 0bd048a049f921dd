import Foundation

extension CGContext {
  /// Draws a picture into a rectangle of user space, its last row at the smallest y.
  ///
  /// So it stands upright where y points up; in a UIKit context it hangs upside down, as Apple's
  /// does: use `UIImage.draw(in:)` there.
  public func draw(_ image: CGImage, in rect: CGRect) {
    place(image, origin: CGPoint(x: rect.minX, y: rect.maxY), right: rect.width, down: -rect.height)
  }

  /// Draws a picture upright where y points down.
  func drawUpright(_ image: CGImage, in rect: CGRect) {
    place(image, origin: rect.origin, right: rect.width, down: rect.height)
  }

  private func place(_ image: CGImage, origin: CGPoint, right: CGFloat, down: CGFloat) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let placement = CGAffineTransform(
      a: right / width, b: 0, c: 0, d: down / height, tx: origin.x, ty: origin.y)
    let pixels = CGRect(x: 0, y: 0, width: width, height: height)
    let surface = CairoSurface(pixels: image.pixels)
    paint { [state] cairo in
      cairo.concatenate(placement)
      cairo.add(.rectangle(pixels))
      cairo.clip()
      cairo.setSource(surface, smooth: state.interpolation != .none, padded: true)
      cairo.paint(alpha: state.alpha)
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
