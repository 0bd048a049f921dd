extension UIColor {
  /// Returns the fixed color for traits; a fixed color is returned unchanged.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(source: .fixed(components(with: traitCollection)))
  }

  /// Returns the color with another opacity; a dynamic color stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let components): UIColor(source: .fixed(components.withAlpha(alpha)))
    case .faded(let color, _): UIColor(source: .faded(color, alpha: alpha))
    case .system, .tint, .asset, .provided: UIColor(source: .faded(self, alpha: alpha))
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
    case .faded(let color, let alpha): color.components(with: traits).withAlpha(alpha)
    }
  }

  /// The components for the current traits.
  var currentComponents: ColorComponents { components(with: .current) }
}

extension UIColor {
  /// Stores the sRGB components for the current traits, and returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentComponents.rgba
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Stores the white and alpha components of a gray for the current traits.
  ///
  /// Returns `false` and stores nothing for a color that is not a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = currentComponents.whiteAndAlpha else { return false }
    white?.pointee = parts.white
    alpha?.pointee = parts.alpha
    return true
  }

  /// Stores hue, saturation, brightness and alpha for the current traits, and returns `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
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
    self.init(
      red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  /// The Core Graphics color for the current traits; it does not follow later changes.
  public var cgColor: CGColor { cgColor(with: .current) }

  /// Returns the Core Graphics color for traits.
  func cgColor(with traits: UITraitCollection) -> CGColor {
    let parts = components(with: traits).rgba
    return CGColor(
      red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
