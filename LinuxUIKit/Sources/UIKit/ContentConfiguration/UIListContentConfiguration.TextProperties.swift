import Foundation

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

    private var defaults: ListTextAppearance
    private var customFont: UIFont?
    private var customColor: UIColor?
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
    init(_ appearance: ListTextAppearance) {
      defaults = appearance
    }

    /// The font.
    public var font: UIFont {
      get { customFont ?? defaults.font }
      set { customFont = newValue }
    }

    /// The color.
    public var color: UIColor {
      get { customColor ?? defaults.color }
      set { customColor = newValue }
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
    mutating func setDefault(_ appearance: ListTextAppearance) {
      defaults = appearance
    }
  }
}

extension UILabel {
  /// Whether the label's text isn't empty.
  var hasText: Bool { !(text ?? "").isEmpty }

  /// Applies a text and its properties.
  func apply(
    _ properties: UIListContentConfiguration.TextProperties, text: String?,
    attributed: NSAttributedString?
  ) {
    self.text = text.map(properties.transform.applied)
    font = properties.font
    textColor = properties.resolvedColor()
    textAlignment = properties.alignment.textAlignment
    lineBreakMode = properties.lineBreakMode
    numberOfLines = properties.numberOfLines
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed { attributedText = attributed }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns a text with its capitalization changed for the current locale.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased(with: .current)
    case .lowercase: text.lowercased(with: .current)
    case .capitalized: text.capitalized(with: .current)
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  /// The corresponding alignment of a label.
  var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
