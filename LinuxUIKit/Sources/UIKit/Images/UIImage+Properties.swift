import Foundation

extension UIImage {
  var contentSize: CGSize {
    switch content {
    case .nothing: .zero
    case .pixels(let image): uprightSize(of: image)
    case .symbol(let symbol): symbol.size(for: traits.configuration)
    case .vector(let image): image.size(for: traits.configuration)
    }
  }

  private func uprightSize(of image: CGImage) -> CGSize {
    let width = CGFloat(image.width) / traits.scale
    let height = CGFloat(image.height) / traits.scale
    return traits.orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  var contentScale: CGFloat {
    switch content {
    case .nothing, .pixels: traits.scale
    case .symbol, .vector: UITraitCollection.current.displayScale
    }
  }

  var hasSymbol: Bool {
    switch content {
    case .symbol: true
    case .vector(let image): image.isSymbol
    case .nothing, .pixels: false
    }
  }

  var storedPixels: CGImage? {
    switch content {
    case .nothing: nil
    case .pixels(let image): image
    case .symbol, .vector: rasterized(scale: scale)
    }
  }

  /// The pixels upright; `nil` for an image without size.
  ///
  /// Symbols and images that are rotated or mirrored are drawn.
  var uprightPixels: CGImage? {
    guard traits.orientation == .up, let image = cgImage else { return rasterized(scale: scale) }
    return image
  }

  private func rasterized(scale: CGFloat) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
    guard case .pixels(let image) = drawn.content else { return nil }
    return image
  }
}

// MARK: Derived images

extension UIImage {
  func tinted(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  func with(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    traits.asset = traits.asset ?? lazyAsset.current
    change(&traits)
    return UIImage(content: content, traits: traits)
  }
}
