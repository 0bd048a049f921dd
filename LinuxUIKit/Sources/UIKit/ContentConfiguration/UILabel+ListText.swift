import Foundation

extension UILabel {
  /// Whether the label's text isn't empty.
  var hasText: Bool { !(text ?? "").isEmpty }

  /// Applies a text and its properties.
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
