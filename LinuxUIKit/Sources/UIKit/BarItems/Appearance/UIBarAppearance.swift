/// The background and the shadow of a bar.
///
/// The subclasses add the titles and buttons of each kind of bar:
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationBar.standardAppearance = appearance
/// navigationBar.scrollEdgeAppearance = appearance
/// ```
///
/// Bars copy the appearance that they are given: changes of the original have no effect afterward.
/// A change of an appearance that is read from a bar is displayed.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  private var changeHandler: (() -> Void)?
  private(set) var background = BarBackground.material {
    didSet { notifyOfChange() }
  }

  /// The device type for which the appearance has its default values.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// Creates an appearance with the default values for a device type.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates an appearance with the default values.
  public convenience override init() {
    self.init(idiom: .phone)
  }

  /// Creates an appearance with the background and shadow of another one.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    background = barAppearance.background
    super.init()
  }

  /// Creates a copy of a class that is known at run time only, by `make(copyOf:)`.
  @usableFromInline convenience init(copyOf original: UIBarAppearance) {
    self.init(barAppearance: original)
  }

  /// Creates an appearance with the default values.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Returns a copy of the same class.
  final func duplicate() -> Self { Self.make(copyOf: self) }

  /// Sets the closure that is called after a property changed; `nil` removes it.
  func observeChanges(_ handler: (() -> Void)?) {
    changeHandler = handler
  }

  /// Notifies the bar that a property changed.
  func notifyOfChange() {
    changeHandler?()
  }

  // MARK: Configuration

  /// Sets the default background: the bar's material with a shadow.
  open func configureWithDefaultBackground() {
    background = .material
  }

  /// Sets an opaque background in the system's color, with a shadow.
  open func configureWithOpaqueBackground() {
    background = .opaque
  }

  /// Removes background and shadow.
  open func configureWithTransparentBackground() {
    background = .transparent
  }

  // MARK: Background

  /// The blur effect behind the background color; `nil` doesn't blur.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }

  /// The background color, in front of the effect and behind the image.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The background image.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The placement of the background image.
  ///
  /// The default is `.scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }

  // MARK: Shadow

  /// The color of the hairline at the bar's inner edge, or the tint of a template shadow image.
  ///
  /// `nil` or a clear color hides it.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  /// The image displayed in place of the hairline.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }
}

// The properties of bars from before appearances.
extension UIBarAppearance {
  /// Sets or removes the material; without it and without a color, the background is opaque.
  func setHasMaterial(_ hasMaterial: Bool) {
    background.effect = hasMaterial ? BarBackground.material.effect : nil
    let isSystemColor = background.color === BarBackground.opaque.color
    if !hasMaterial, background.color == nil { background.color = BarBackground.opaque.color }
    if hasMaterial, isSystemColor { background.color = nil }
  }

  /// Sets an image in place of the material; an empty image hides both, `nil` restores the material.
  func setLegacyBackgroundImage(_ image: UIImage?) {
    background.effect = image == nil ? BarBackground.material.effect : nil
    background.image = image
  }

  /// Sets an image in place of the hairline; an empty image hides both, `nil` restores the hairline.
  func setLegacyShadowImage(_ image: UIImage?) {
    background.shadowImage = image
    background.shadowColor = image == nil ? NavigationBarMetrics.hairline : nil
  }
}

/// The background of a bar as values.
@MainActor struct BarBackground {
  /// The blur effect behind the color.
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?

  /// The material with a hairline.
  static let material = BarBackground(
    effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: NavigationBarMetrics.hairline)
  /// The system's background color with a hairline.
  static let opaque = BarBackground(
    color: .systemBackground, shadowColor: NavigationBarMetrics.hairline)
  /// Nothing.
  static let transparent = BarBackground()

  /// Whether there is nothing to display.
  var isEmpty: Bool {
    effect == nil && color == nil && image == nil && shadowColor == nil && shadowImage == nil
  }
}

/// The background view of a bar: material, color, image and the hairline at the inner edge.
final class BarBackgroundView: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private let imageView = UIImageView()
  private let shadow = UIImageView()
  private let shadowEdge: ShadowEdge

  /// The edge at which the hairline is.
  enum ShadowEdge {
    case top, bottom
  }

  init(shadowEdge: ShadowEdge) {
    self.shadowEdge = shadowEdge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [material, colorView, imageView, shadow] { addSubview(view) }
    imageView.clipsToBounds = true
    apply(.material)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a background.
  ///
  /// A view without anything to display is hidden.
  func apply(_ background: BarBackground) {
    isHidden = background.isEmpty
    material.effect = background.effect
    material.isHidden = background.effect == nil
    colorView.backgroundColor = background.color
    imageView.image = background.image
    imageView.contentMode = background.imageContentMode
    imageView.isHidden = background.image == nil
    shadow.image = background.shadowImage
    shadow.tintColor = background.shadowColor
    shadow.backgroundColor = background.shadowImage == nil ? background.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    colorView.frame = bounds
    imageView.frame = bounds
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let height = shadow.image?.size.height ?? hairline
    let y = shadowEdge == .top ? -height : bounds.maxY
    shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }
}

// See `UICollectionReusableView.make(_:)`.
extension UIBarAppearance {
  /// Creates a copy of the class by its initializer, also if a subclass overrides or replaces it.
  @_silgen_name("$s5UIKit15UIBarAppearanceC6copyOfA2C_tcfC")
  static func make(copyOf original: consuming UIBarAppearance) -> Self
}
