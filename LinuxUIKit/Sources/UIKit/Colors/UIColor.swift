/// A color with an opacity, which may depend on the appearance.
///
/// ```swift
/// let card = UIColor { $0.userInterfaceStyle == .dark ? .darkGray : .white }
/// ```
///
/// A dynamic color is resolved whenever it is used, with the traits of the view that uses it, or
/// else with `UITraitCollection.current`. Two fixed colors are equal when they have the same color
/// space and components; two system colors when they have the same name; two colors with a provider
/// when they are identical.
///
/// - Note: Not implemented: Core Image, prominence and coding.
// Unchecked because an open class cannot be proven immutable: only initializers set its stored
// properties, which are Sendable values.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  private(set) final var source: Source

  /// The source of a color's components.
  enum Source: Sendable {
    case fixed(ColorComponents)
    case system(SystemColor)
    case tint
    case asset(NamedColor)
    case provided(@Sendable (UITraitCollection) -> UIColor)
    case pattern(UIImage)
    indirect case faded(UIColor, alpha: CGFloat)
  }

  convenience init(source: Source) {
    self.init()
    self.source = source
  }

  /// Creates a color that is clear.
  public override init() {
    source = .fixed(.gray(white: 0, alpha: 0))
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(.gray(white: white, alpha: alpha))
  }

  /// Creates a color from sRGB components from 0 to 1, or outside for the extended range.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(.sRGB(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from components from 0 to 1 in the Display P3 color space.
  ///
  /// Its sRGB components, as `getRed(_:green:blue:alpha:)` returns them, are below 0 or above 1 for
  /// colors that sRGB does not contain; these are drawn as the nearest sRGB color.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(DisplayP3(red: red, green: green, blue: blue).components(alpha: alpha))
  }

  /// Creates a color from a hue in turns (0 red, 1/3 green, 2/3 blue), saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a dynamic color; the provider is called whenever it is used, and may return a dynamic
  /// color itself.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provided(dynamicProvider)
  }

  /// Creates a color that is drawn by an image, repeated from the origin of the coordinates.
  ///
  /// It has no components.
  public init(patternImage image: UIImage) {
    source = .pattern(image)
  }

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || source.isEqual(to: other.source)
  }

  open override var hash: Int { source.hash ?? ObjectIdentifier(self).hashValue }

  open override var description: String {
    switch source {
    case .fixed(let components): components.description
    case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
    case .tint: "<UIDynamicSystemColor; name = tintColor>"
    case .asset(let color): "<UIDynamicCatalogColor; name = \(color.name)>"
    case .provided: "<UIDynamicProviderColor>"
    case .pattern(let image): "<UIColor: pattern = \(image)>"
    case .faded(let color, let alpha): "<UIDynamicModifiedColor; \(color); alpha = \(alpha)>"
    }
  }

  // Components

  /// Returns the fixed color for traits; a fixed color is returned unchanged.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    fixedColor(with: traitCollection)
  }

  /// Returns the color with another opacity; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    withOpacity(alpha)
  }

  /// Stores the sRGB components for the current traits, and returns `true`; `false` for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    storeRed(red, green: green, blue: blue, alpha: alpha)
  }

  /// Stores the white and alpha components of a gray for the current traits.
  ///
  /// Returns `false` and stores nothing for a color that is not a gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    storeWhite(white, alpha: alpha)
  }

  /// Stores hue, saturation, brightness and alpha for the current traits, and returns `true`; `false`
  /// for a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    storeHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// The Core Graphics color for the current traits; it does not follow later changes.
  open var cgColor: CGColor { cgColor(with: .current) }

  // Item providers

  /// Loads the sRGB components of the color, resolved for the current traits.
  ///
  /// - Note: Not implemented: Apple's archive of colors; the data is read by this module only.
  open func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    loadComponents(
      withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
  }

  // Drawing

  /// Sets the fill and stroke color of the current context.
  ///
  /// A dynamic color is resolved with `UITraitCollection.current`.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke color of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIColor.Source {
  fileprivate func isEqual(to other: UIColor.Source) -> Bool {
    switch (self, other) {
    case (.fixed(let own), .fixed(let others)): own == others
    case (.system(let own), .system(let others)): own.name == others.name
    case (.tint, .tint): true
    case (.asset(let own), .asset(let others)): own == others
    case (.pattern(let own), .pattern(let others)): own === others
    case (.faded(let own, let alpha), .faded(let others, let othersAlpha)):
      alpha == othersAlpha && own == others
    default: false
    }
  }

  /// A hash value that equal sources share; `nil` for a source that is compared by identity.
  fileprivate var hash: Int? {
    switch self {
    case .fixed(let components): components.hashValue
    case .system(let color): color.name.hashValue
    case .tint: "tintColor".hashValue
    case .asset(let color): color.name.hashValue
    case .provided: nil
    case .pattern(let image): ObjectIdentifier(image).hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }
}
