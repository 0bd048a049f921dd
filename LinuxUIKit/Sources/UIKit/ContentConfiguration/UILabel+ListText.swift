import Foundation

extension UILabel {
  /// Whether there is text to show.
  var hasText: Bool { !(text ?? "").isEmpty }

  /// Takes over a text and its properties.
  func take(
    _ properties: UIListContentConfiguration.TextProperties, text: String?,
    rich: NSAttributedString?
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
    if let rich { attributedText = rich }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// A text with its letters changed, by the rules of the person's language.
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
  /// The same as a label has it.
  var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
