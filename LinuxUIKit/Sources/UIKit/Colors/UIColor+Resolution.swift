extension UIColor {
  func fixedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed, .pattern: return self
    default: break
    }
    if let pattern = pattern(with: traitCollection) {
      return UIColor(source: .pattern(pattern.image)).withAlphaComponent(pattern.alpha)
    }
    return UIColor(source: .fixed(components(with: traitCollection)))
  }

  func withOpacity(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let components): UIColor(source: .fixed(components.withAlpha(alpha)))
    case .faded(let color, _): UIColor(source: .faded(color, alpha: alpha))
    case .system, .tint, .asset, .provided, .pattern:
      UIColor(source: .faded(self, alpha: alpha))
    }
  }

  /// Returns the components for traits.
  func components(with traits: UITraitCollection) -> ColorComponents {
    switch source {
    case .fixed(let components): components
    case .system(let color): color.resolved(with: traits)
    case .tint: (traits.tintColor ?? .systemBlue).components(with: traits.with(tintColor: nil))
    case .asset(let color): color.resolved(with: traits)
    case .provided(let provider): provider(traits).components(with: traits)
    case .pattern: ColorComponents.gray(white: 0, alpha: 1)
    case .faded(let color, let alpha): color.components(with: traits).withAlpha(alpha)
    }
  }

  /// Returns the image that draws the color for traits; `nil` for a color with components.
  private func pattern(with traits: UITraitCollection) -> (image: UIImage, alpha: CGFloat)? {
    switch source {
    case .pattern(let image): (image, 1)
    case .provided(let provider): provider(traits).pattern(with: traits)
    case .faded(let color, let alpha): color.pattern(with: traits).map { ($0.image, alpha) }
    case .fixed, .system, .tint, .asset: nil
    }
  }

  /// Whether the color has components for the current traits.
  private var hasComponents: Bool { pattern(with: .current) == nil }

  /// The components for the current traits.
  var currentComponents: ColorComponents { components(with: .current) }
}

extension UIColor {
  func storeRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard hasComponents else { return false }
    let parts = currentComponents.rgba
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  func storeWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard hasComponents, let parts = currentComponents.whiteAndAlpha else { return false }
    white?.pointee = parts.white
    alpha?.pointee = parts.alpha
    return true
  }

  func storeHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard hasComponents else { return false }
    let components = currentComponents
    let parts = components.hsb
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = components.alpha
    return true
  }
}

extension UIColor {
  /// Creates a fixed color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    if let pattern = cgColor.pattern {
      let image = UIImage(cgImage: pattern.image, scale: pattern.scale)
      self.init(
        source: cgColor.alpha == 1
          ? .pattern(image) : .faded(UIColor(source: .pattern(image)), alpha: cgColor.alpha))
      return
    }
    self.init(
      red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  /// Returns the Core Graphics color for traits.
  func cgColor(with traits: UITraitCollection) -> CGColor {
    if let pattern = pattern(with: traits), let tile = pattern.image.uprightPixels {
      return CGColor(
        pattern: CGColor.PatternImage(image: tile, scale: pattern.image.scale),
        alpha: pattern.alpha)
    }
    let parts = components(with: traits).rgba
    return CGColor(
      red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
