import Foundation

extension UIButton {
  /// How a button looks as a whole: words, image, room, colors and ground.
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
  /// Words wrap where they have no room, and grow with the text size. Ours has the classic figures
  /// of iOS 15 to 18 (uikit.md 3.5) and leaves out looks of the Mac, indicators of menus and effects
  /// on symbols.
  public struct Configuration {
    /// The look that it started from.
    let style: ButtonStyle
    /// The state that the colors are for.
    var state = UIControl.State.normal
    private var words: AttributedString?
    private var smallWords: AttributedString?
    private var ownInsets: NSDirectionalEdgeInsets?
    private var traits = TextTraits()

    /// What makes other attributes and colors, so that configurations can be compared.
    private struct TextTraits {
      var title: UIConfigurationTextAttributesTransformer?
      var subtitle: UIConfigurationTextAttributesTransformer?
      var image: UIConfigurationColorTransformer?
      var indicator: UIConfigurationColorTransformer?
    }

    /// The ground; a fill and a radius that are set there go before those of the look.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the ground is.
    public var cornerStyle = CornerStyle.dynamic
    /// How much room the button takes.
    public var buttonSize = Size.medium
    /// The color of words and image; nil is the look's.
    public var baseForegroundColor: UIColor?
    /// The color of the ground; nil is the look's.
    public var baseBackgroundColor: UIColor?

    /// The image.
    public var image: UIImage?
    /// The size and weight of symbols that bring none; nil is that of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning wheel stands in the image's place.
    public var showsActivityIndicator = false
    /// On which side of the words the image is: where reading starts, unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// What is between image and words, in points.
    public var imagePadding: CGFloat = 0

    /// What is between title and subtitle, in points.
    public var titlePadding = ButtonMetrics.titlePadding
    /// How title and subtitle lie to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// What becomes of a title that is too wide (iOS 16): it wraps.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What becomes of a subtitle that is too wide (iOS 16): it wraps.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a button that is selected looks like it.
    public var automaticallyUpdateForSelection = true

    /// A configuration of a look.
    init(_ style: ButtonStyle) {
      self.style = style
    }
  }
}

// MARK: Words

extension UIButton.Configuration {
  /// The words; setting them drops attributes.
  public var title: String? {
    get { words.map { String($0.characters) } }
    set { words = newValue.map { AttributedString($0) } }
  }

  /// The words with attributes, which go before the look's.
  public var attributedTitle: AttributedString? {
    get { words }
    set { words = newValue }
  }

  /// The smaller words below; setting them drops attributes.
  public var subtitle: String? {
    get { smallWords.map { String($0.characters) } }
    set { smallWords = newValue.map { AttributedString($0) } }
  }

  /// The smaller words with attributes, which go before the look's.
  public var attributedSubtitle: AttributedString? {
    get { smallWords }
    set { smallWords = newValue }
  }

  /// Makes the attributes of the title's words from the look's.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { traits.title }
    set { traits.title = newValue }
  }

  /// Makes the attributes of the subtitle's words from the look's.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { traits.subtitle }
    set { traits.subtitle = newValue }
  }

  /// Makes the color of the image from that of the words.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { traits.image }
    set { traits.image = newValue }
  }

  /// Makes the color of the turning wheel from that of the words.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { traits.indicator }
    set { traits.indicator = newValue }
  }
}

// MARK: Room and state

extension UIButton.Configuration {
  /// What words and image keep from the edges: as the size has it, unless set.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { ownInsets ?? ButtonMetrics(size: buttonSize).insets }
    set { ownInsets = newValue }
  }

  /// Takes the insets of the size again.
  public mutating func setDefaultContentInsets() {
    ownInsets = nil
  }

  /// The configuration for the state that a button is in; what an app set stays.
  @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    var copy = self
    copy.state = button.state
    if !automaticallyUpdateForSelection { copy.state.remove(.selected) }
    return copy
  }
}

extension UIButton.Configuration: Hashable {
  /// Whether both say the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.state == right.state && left.hasWords(of: right)
      && left.hasRoom(of: right) && left.hasColors(of: right)
  }

  /// Feeds what is compared into a hasher.
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
