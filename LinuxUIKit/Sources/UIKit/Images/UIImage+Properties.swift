import Foundation

extension UIImage {
  /// The size in points, upright.
  public var size: CGSize {
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

  /// The number of pixels in a point; for a symbol that of the main screen.
  public var scale: CGFloat {
    switch content {
    case .nothing, .pixels: traits.scale
    case .symbol, .vector: UITraitCollection.current.displayScale
    }
  }

  /// The orientation of the pixels as stored.
  public var imageOrientation: Orientation { traits.orientation }

  /// The rendering mode: in its own colors or as a template image.
  public var renderingMode: RenderingMode { traits.renderingMode }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    switch content {
    case .symbol: true
    case .vector(let image): image.isSymbol
    case .nothing, .pixels: false
    }
  }

  /// The configuration of a symbol; `nil` for other images and for a symbol without one.
  public var symbolConfiguration: SymbolConfiguration? { traits.configuration }

  /// Whether the image is mirrored in right-to-left layouts.
  ///
  /// True for symbols that name a reading direction (`chevron.forward`), and for the results of
  /// `imageFlippedForRightToLeftLayoutDirection()`.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsRightToLeft }

  /// The pixels as stored; a symbol is drawn at the scale of the main screen.
  ///
  /// Nil for an image without size.
  public var cgImage: CGImage? {
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
  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a template in a color, where it does not use a view's tint color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  /// Returns the image as a template in a color, with a rendering mode.
  ///
  /// With `.alwaysOriginal`, the color is used regardless of the view's tint color.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image, to be mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsRightToLeft = true }
  }

  func with(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    traits.asset = traits.asset ?? lazyAsset.current
    change(&traits)
    return UIImage(content: content, traits: traits)
  }
}
