/// What a button shows at the moment, worked out from its state.
///
/// A button with a configuration and one without are drawn from the same value.
struct ButtonContent {
  /// One of the texts.
  struct Text {
    /// The words; with attributes where they bring their own.
    var words: Words
    /// The color where the words bring none.
    var color: UIColor
    /// How the text is set; nil leaves the label as an app has it.
    var style: Style?
  }

  /// Words with attributes or without.
  enum Words {
    /// Words in the text's color.
    case plain(String)
    /// Words that may bring colors and fonts of their own.
    case rich(NSAttributedString)

    /// Whether there is nothing to read.
    var isEmpty: Bool {
      switch self {
      case .plain(let text): text.isEmpty
      case .rich(let text): text.length == 0
      }
    }
  }

  /// How a text is set that follows a configuration.
  struct Style {
    /// The font.
    var font: UIFont
    /// To which side lines are pushed.
    var alignment = NSTextAlignment.natural
    /// What becomes of text that is too wide.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The most lines; zero sets no limit.
    var numberOfLines = 0
  }

  /// The title; nil without one.
  var title: Text?
  /// The smaller text below it; nil without one.
  var subtitle: Text?
  /// The image, as a stencil where it takes the tint; nil without one.
  var image: UIImage?
  /// The size of symbols that bring none.
  var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The color of stencils; nil is the button's tint.
  var imageColor: UIColor?
  /// The color of a turning wheel in the image's place; nil without one.
  var indicatorColor: UIColor?
  /// The picture behind all; nil without one.
  var backgroundImage: UIImage?
  /// How opaque texts and image are.
  var alpha: CGFloat = 1
}
