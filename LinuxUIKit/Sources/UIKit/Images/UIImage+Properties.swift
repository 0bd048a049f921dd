import Foundation

extension UIImage {
  /// Width and height in points, upright.
  public var size: CGSize {
    switch content {
    case .nothing: .zero
    case .pixels(let image): uprightSize(of: image)
    case .symbol(let symbol): symbol.size(for: traits.configuration)
    }
  }

  private func uprightSize(of image: CGImage) -> CGSize {
    let width = CGFloat(image.width) / traits.scale
    let height = CGFloat(image.height) / traits.scale
    return traits.orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Pixels a point; for a symbol the current screen's.
  public var scale: CGFloat {
    switch content {
    case .nothing, .pixels: traits.scale
    case .symbol: UITraitCollection.current.displayScale
    }
  }

  /// How the pixels lie, as the camera noted it.
  public var imageOrientation: Orientation { traits.orientation }

  /// Whether it is shown in its own colors or as a stencil for the tint.
  public var renderingMode: RenderingMode { traits.renderingMode }

  /// Whether it is an outline that follows font sizes.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// How a symbol is drawn; nil for pixels and for a symbol as it comes.
  public var symbolConfiguration: SymbolConfiguration? { traits.configuration }

  /// Whether views that run from right to left show it mirrored.
  ///
  /// True for symbols that name a reading direction (`chevron.forward`), and for the answers of
  /// `imageFlippedForRightToLeftLayoutDirection()`.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsRightToLeft }

  /// The pixels as stored; a symbol's are drawn for the current screen.
  ///
  /// Nil for a picture without size. Costs a drawing for symbols.
  public var cgImage: CGImage? {
    switch content {
    case .nothing: nil
    case .pixels(let image): image
    case .symbol: rasterized(scale: scale)
    }
  }

  /// The pixels upright; nil for a picture without size.
  ///
  /// Costs a drawing for symbols and for pictures that are turned or mirrored.
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

// MARK: Other pictures of the same

extension UIImage {
  /// The same picture, shown in its own colors or as a stencil.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The picture as a stencil in a color, wherever no view's tint is used instead.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  /// The picture as a stencil in a color, with a rendering mode.
  ///
  /// With `.alwaysOriginal` the color stays, whatever the view's tint.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// The picture, to be mirrored by views that run from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsRightToLeft = true }
  }

  func with(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(content: content, traits: traits)
  }
}
