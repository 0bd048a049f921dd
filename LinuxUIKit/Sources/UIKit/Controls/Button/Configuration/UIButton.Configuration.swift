import Foundation

extension UIButton {
  /// The appearance and content of a button: title, image, metrics, colors and background.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Add to cart"
  /// configuration.subtitle = "2 left"
  /// configuration.image = UIImage(systemName: "cart")
  /// configuration.imagePadding = 8
  /// let button = UIButton(configuration: configuration)
  /// ```
  ///
  /// Titles wrap if they don't fit, and scale with the text size. Metrics are the classic ones of
  /// iOS 15 to 18 (uikit.md, 3.5).
  ///
  /// - Note: Not implemented: macOS button styles, menu indicators and symbol effects.
  public struct Configuration {
    /// The predefined style on which the configuration is based.
    let style: ButtonStyle
    /// The state for which colors are resolved.
    var state = UIControl.State.normal
    private var titleString: AttributedString?
    private var subtitleString: AttributedString?
    private var customInsets: NSDirectionalEdgeInsets?
    private var transformers = Transformers()

    /// The transformers, compared by identity.
    private struct Transformers {
      var title: UIConfigurationTextAttributesTransformer?
      var subtitle: UIConfigurationTextAttributesTransformer?
      var image: UIConfigurationColorTransformer?
      var indicator: UIConfigurationColorTransformer?
    }

    /// The background; its fill and corner radius take precedence over those of the style.
    public var background = UIBackgroundConfiguration.clear()
    /// The corner style of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The color of texts and image, or `nil` for that of the style.
    public var baseForegroundColor: UIColor?
    /// The background color, or `nil` for that of the style.
    public var baseBackgroundColor: UIColor?

    /// The image.
    public var image: UIImage?
    /// The configuration of symbol images that have none of their own, or `nil` for that of the
    /// title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The side of the texts on which the image is placed.
    ///
    /// The default is `.leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and texts, in points.
    public var imagePadding: CGFloat = 0

    /// The distance between title and subtitle, in points.
    public var titlePadding = ButtonMetrics.titlePadding
    /// The alignment of title and subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title (iOS 16).
    ///
    /// The default is `.byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle (iOS 16).
    ///
    /// The default is `.byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the appearance changes when the button is selected.
    ///
    /// The default is `true`.
    public var automaticallyUpdateForSelection = true

    /// Creates a configuration of a predefined style.
    init(_ style: ButtonStyle) {
      self.style = style
    }
  }
}

// MARK: Texts

extension UIButton.Configuration {
  /// The title.
  ///
  /// Setting it removes the attributes.
  public var title: String? {
    get { titleString.map { String($0.characters) } }
    set { titleString = newValue.map { AttributedString($0) } }
  }

  /// The attributed title, whose attributes take precedence over those of the style.
  public var attributedTitle: AttributedString? {
    get { titleString }
    set { titleString = newValue }
  }

  /// The subtitle.
  ///
  /// Setting it removes the attributes.
  public var subtitle: String? {
    get { subtitleString.map { String($0.characters) } }
    set { subtitleString = newValue.map { AttributedString($0) } }
  }

  /// The attributed subtitle, whose attributes take precedence over those of the style.
  public var attributedSubtitle: AttributedString? {
    get { subtitleString }
    set { subtitleString = newValue }
  }

  /// The transformer of the title's default attributes.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { transformers.title }
    set { transformers.title = newValue }
  }

  /// The transformer of the subtitle's default attributes.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { transformers.subtitle }
    set { transformers.subtitle = newValue }
  }

  /// The transformer of the image's color, applied to the foreground color.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.image }
    set { transformers.image = newValue }
  }

  /// The transformer of the activity indicator's color, applied to the foreground color.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.indicator }
    set { transformers.indicator = newValue }
  }
}

// MARK: Insets and state

extension UIButton.Configuration {
  /// The insets of the content.
  ///
  /// The default is that of the button size.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { customInsets ?? ButtonMetrics(size: buttonSize).insets }
    set { customInsets = newValue }
  }

  /// Resets the content insets to those of the button size.
  public mutating func setDefaultContentInsets() {
    customInsets = nil
  }

  /// Returns the configuration for the current state of a button.
  ///
  /// Properties that an app set are kept.
  @preconcurrency @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    var copy = self
    copy.state = button.state
    if !automaticallyUpdateForSelection { copy.state.remove(.selected) }
    return copy
  }
}

extension UIButton.Configuration: Hashable {
  /// Returns whether both configurations have the same content and appearance.
  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.state == right.state && left.hasSameTexts(of: right)
      && left.hasSameLayout(of: right) && left.hasSameColors(of: right)
  }

  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(titleString)
    hasher.combine(subtitleString)
    hasher.combine(image)
  }

  private func hasSameTexts(of other: Self) -> Bool {
    titleString == other.titleString && subtitleString == other.subtitleString
      && titleLineBreakMode == other.titleLineBreakMode
      && subtitleLineBreakMode == other.subtitleLineBreakMode
      && titleAlignment == other.titleAlignment && titlePadding == other.titlePadding
      && transformers.title?.identity == other.transformers.title?.identity
      && transformers.subtitle?.identity == other.transformers.subtitle?.identity
  }

  private func hasSameLayout(of other: Self) -> Bool {
    buttonSize == other.buttonSize && customInsets == other.customInsets && image == other.image
      && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
      && showsActivityIndicator == other.showsActivityIndicator
      && imagePlacement == other.imagePlacement && imagePadding == other.imagePadding
  }

  private func hasSameColors(of other: Self) -> Bool {
    background == other.background && cornerStyle == other.cornerStyle
      && baseForegroundColor == other.baseForegroundColor
      && baseBackgroundColor == other.baseBackgroundColor
      && automaticallyUpdateForSelection == other.automaticallyUpdateForSelection
      && transformers.image?.identity == other.transformers.image?.identity
      && transformers.indicator?.identity == other.transformers.indicator?.identity
  }
}
