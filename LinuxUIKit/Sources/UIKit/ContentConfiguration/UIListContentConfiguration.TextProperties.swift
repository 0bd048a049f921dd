extension UIListContentConfiguration {
  /// The properties of a text of list content.
  ///
  /// Font and color are updated for the state unless an app sets them.
  ///
  /// - Note: Not implemented: the expansion of truncated text.
  ///   `allowsDefaultTighteningForTruncation` is stored but has no effect.
  public struct TextProperties: Hashable {
    /// The alignment of the lines.
    public enum TextAlignment: Hashable, Sendable {
      /// The natural alignment of the text's language.
      case natural
      /// Centered.
      case center
      /// Justified.
      case justified
    }

    /// The capitalization of the text.
    public enum TextTransform: Hashable, Sendable {
      /// No change.
      case none
      /// All uppercase.
      case uppercase
      /// All lowercase.
      case lowercase
      /// Each word capitalized.
      case capitalized
    }

    private var look: ListTextLook
    private var ownFont: UIFont?
    private var ownColor: UIColor?
    private var transformer: ColorTransformation?

    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; zero sets no limit.
    public var numberOfLines = 0
    /// Whether the font size is reduced until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale factor of the font size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letter spacing may be reduced before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font is updated when the content size category changes.
    public var adjustsFontForContentSizeCategory = true
    /// The capitalization of the text.
    public var transform = TextTransform.none

    /// Creates properties with a default appearance.
    init(_ look: ListTextLook) {
      self.look = look
    }

    /// The font.
    public var font: UIFont {
      get { ownFont ?? look.font }
      set { ownFont = newValue }
    }

    /// The color.
    public var color: UIColor {
      get { ownColor ?? look.color }
      set { ownColor = newValue }
    }

    /// The transformer applied to `color`.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map(ColorTransformation.init) }
    }

    /// Returns the color after the transformer.
    public func resolvedColor() -> UIColor {
      colorTransformer.map { $0(color) } ?? color
    }

    /// Sets the default appearance for a state; properties set by an app take precedence.
    mutating func take(_ look: ListTextLook) {
      self.look = look
    }
  }
}
