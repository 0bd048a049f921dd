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
    private var words: AttributedString?
    private var smallWords: AttributedString?
    private var ownInsets: NSDirectionalEdgeInsets?
    private var traits = TextTraits()

    /// The transformers, compared by identity.
    private struct TextTraits {
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
    /// The side of the texts on which the image is placed. The default is `.leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and texts, in points.
    public var imagePadding: CGFloat = 0

    /// The distance between title and subtitle, in points.
    public var titlePadding = ButtonMetrics.titlePadding
    /// The alignment of title and subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title (iOS 16). The default is `.byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle (iOS 16). The default is `.byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the appearance changes when the button is selected. The default is `true`.
    public var automaticallyUpdateForSelection = true

    /// Creates a configuration of a predefined style.
    init(_ style: ButtonStyle) {
      self.style = style
    }
  }
}

// MARK: Texts

extension UIButton.Configuration {
  /// The title. Setting it removes the attributes.
  public var title: String? {
    get { words.map { String($0.characters) } }
    set { words = newValue.map { AttributedString($0) } }
  }

  /// The attributed title, whose attributes take precedence over those of the style.
  public var attributedTitle: AttributedString? {
    get { words }
    set { words = newValue }
  }

  /// The subtitle. Setting it removes the attributes.
  public var subtitle: String? {
    get { smallWords.map { String($0.characters) } }
    set { smallWords = newValue.map { AttributedString($0) } }
  }

  /// The attributed subtitle, whose attributes take precedence over those of the style.
  public var attributedSubtitle: AttributedString? {
    get { smallWords }
    set { smallWords = newValue }
  }

  /// The transformer of the title's default attributes.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { traits.title }
    set { traits.title = newValue }
  }

  /// The transformer of the subtitle's default attributes.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { traits.subtitle }
    set { traits.subtitle = newValue }
  }

  /// The transformer of the image's color, applied to the foreground color.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { traits.image }
    set { traits.image = newValue }
  }

  /// The transformer of the activity indicator's color, applied to the foreground color.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { traits.indicator }
    set { traits.indicator = newValue }
  }
}

// MARK: Insets and state

extension UIButton.Configuration {
  /// The insets of the content. The default is that of the button size.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { ownInsets ?? ButtonMetrics(size: buttonSize).insets }
    set { ownInsets = newValue }
  }

  /// Resets the content insets to those of the button size.
  public mutating func setDefaultContentInsets() {
    ownInsets = nil
  }

  /// Returns the configuration for the current state of a button. Properties that an app set are
  /// kept.
  @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    var copy = self
    copy.state = button.state
    if !automaticallyUpdateForSelection { copy.state.remove(.selected) }
    return copy
  }
}

extension UIButton.Configuration: Hashable {
  /// Returns whether both configurations have the same content and appearance.
  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.state == right.state && left.hasWords(of: right)
      && left.hasRoom(of: right) && left.hasColors(of: right)
  }

  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(words)
    hasher.combine(smallWords)
    hasher.combine(image)
  }

  private func hasWords(of other: Self) -> Bool {
    words == other.words && smallWords == other.smallWords
      && titleLineBreakMode == other.titleLineBreakMode
      && subtitleLineBreakMode == other.subtitleLineBreakMode
      && titleAlignment == other.titleAlignment && titlePadding == other.titlePadding
      && traits.title?.identity == other.traits.title?.identity
      && traits.subtitle?.identity == other.traits.subtitle?.identity
  }

  private func hasRoom(of other: Self) -> Bool {
    buttonSize == other.buttonSize && ownInsets == other.ownInsets && image == other.image
      && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
      && showsActivityIndicator == other.showsActivityIndicator
      && imagePlacement == other.imagePlacement && imagePadding == other.imagePadding
  }

  private func hasColors(of other: Self) -> Bool {
    background == other.background && cornerStyle == other.cornerStyle
      && baseForegroundColor == other.baseForegroundColor
      && baseBackgroundColor == other.baseBackgroundColor
      && automaticallyUpdateForSelection == other.automaticallyUpdateForSelection
      && traits.image?.identity == other.traits.image?.identity
      && traits.indicator?.identity == other.traits.indicator?.identity
  }
}
