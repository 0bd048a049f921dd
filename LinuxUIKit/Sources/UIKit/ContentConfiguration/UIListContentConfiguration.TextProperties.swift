extension UIListContentConfiguration {
  /// How a text of a list content looks.
  ///
  /// Font and color follow the state until an app sets them. Ours leaves out the expansion of
  /// truncated text; `allowsDefaultTighteningForTruncation` is kept and not yet drawn.
  public struct TextProperties: Hashable {
    /// To which side lines are pushed.
    public enum TextAlignment: Hashable, Sendable {
      /// To the side where lines begin.
      case natural
      /// To the middle.
      case center
      /// To both sides.
      case justified
    }

    /// Whether letters are made large or small.
    public enum TextTransform: Hashable, Sendable {
      /// The text is shown as it is.
      case none
      /// All letters are large.
      case uppercase
      /// All letters are small.
      case lowercase
      /// Each word's first letter is large.
      case capitalized
    }

    private var look: ListTextLook
    private var ownFont: UIFont?
    private var ownColor: UIColor?
    private var transformer: ColorTransformation?

    /// To which side lines are pushed.
    public var alignment = TextAlignment.natural
    /// What becomes of text that is too wide.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; zero sets no limit.
    public var numberOfLines = 0
    /// Whether the font gets smaller until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of the font's size that it may be made smaller to.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move together before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows Dynamic Type while it is shown.
    public var adjustsFontForContentSizeCategory = true
    /// Whether letters are made large or small.
    public var transform = TextTransform.none

    /// Properties of that look.
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

    /// Makes the drawn color of `color`.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map(ColorTransformation.init) }
    }

    /// The color that is drawn.
    public func resolvedColor() -> UIColor {
      colorTransformer.map { $0(color) } ?? color
    }

    /// Takes over the look for a state; what an app set stays.
    mutating func take(_ look: ListTextLook) {
      self.look = look
    }
  }
}
