/// The content that a button displays in its current state.
///
/// Both configured buttons and buttons without a configuration are drawn from this value.
struct ButtonContent {
  /// A title or subtitle.
  struct Text {
    /// The text, with or without attributes.
    var value: Value
    /// The color of text that has no color attribute.
    var color: UIColor
    /// The font and line settings, or `nil` to keep those of the label.
    var style: Style?

    /// A plain or an attributed string.
    enum Value {
      /// A string in the text's color.
      case plain(String)
      /// A string whose attributes take precedence over the text's color and font.
      case attributed(NSAttributedString)

      /// Whether the text has no characters.
      var isEmpty: Bool {
        switch self {
        case .plain(let text): text.isEmpty
        case .attributed(let text): text.length == 0
        }
      }
    }
  }

  /// The font and line settings of a text that a configuration specifies.
  struct Style {
    var font: UIFont
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines; zero sets no limit.
    var numberOfLines = 0
  }

  /// The title, or `nil` without one.
  var title: Text?
  /// The subtitle, or `nil` without one.
  var subtitle: Text?
  /// The image, a template image if it is tinted, or `nil` without one.
  var image: UIImage?
  /// The symbol configuration for images that have none of their own.
  var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The tint of template images, or `nil` for the button's tint.
  var imageColor: UIColor?
  /// The color of the activity indicator shown in place of the image, or `nil` without one.
  var indicatorColor: UIColor?
  /// The background image, or `nil` without one.
  var backgroundImage: UIImage?
  /// The alpha of texts and image.
  var alpha: CGFloat = 1
}
