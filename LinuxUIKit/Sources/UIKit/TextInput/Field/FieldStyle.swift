/// The appearance and keyboard traits of a text field.
struct FieldStyle: EditedTextStyle, Equatable {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var borderStyle = UITextField.BorderStyle.none
  var clearButtonMode = UITextField.ViewMode.never
  var leftViewMode = UITextField.ViewMode.never
  var rightViewMode = UITextField.ViewMode.never
  var adjustsFontSizeToFitWidth = false
  var minimumFontSize: CGFloat = 0
  var adjustsFontForContentSizeCategory = false
  var clearsOnBeginEditing = false
  var clearsOnInsertion = false
  var traits = InputTraits()
  var placeholder: NSAttributedString?
}

/// The keyboard traits of a text field or text view.
struct InputTraits: Equatable {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecure = false
  var contentType: UITextContentType?
}

/// The metrics of text fields in points, of the classic column of uikit.md, 3.5.
enum FieldMetrics {
  /// Returns the insets of the text from the edges.
  // Unverified: only the insets of rounded fields are in uikit.md, 3.5.
  static func inset(of style: UITextField.BorderStyle) -> CGSize {
    switch style {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  /// Returns the difference of a field's width and its text's.
  // Unverified: only that of rounded fields is in uikit.md, 3.5; others have their insets and a
  // caret.
  static func addedWidth(of style: UITextField.BorderStyle) -> CGFloat {
    style == .roundedRect ? roundedAddedWidth : 2 * inset(of: style).width + caretWidth
  }

  private static let roundedAddedWidth: CGFloat = 28

  /// Returns the height of a field with lines of a height.
  // Unverified: uikit.md, 3.5 has 22 and, with rounded corners, 34 at 17 points. For other sizes:
  // whole points, one more than the line, and the border.
  static func height(ofLine lineHeight: CGFloat, style: UITextField.BorderStyle) -> CGFloat {
    let line = lineHeight.rounded(.up) + 1
    switch style {
    case .none: return line
    case .line: return line + 4
    case .bezel: return line + 6
    case .roundedRect: return line + 12
    }
  }

  /// Returns the distance of a side view from the edge of a field with a border.
  // Unverified: inferred from uikit.md, 3.5.
  static func sideMargin(of style: UITextField.BorderStyle) -> CGFloat {
    style == .none ? 0 : 6
  }

  /// The width of the caret.
  // Unverified: inferred from uikit.md, 3.5.
  static let caretWidth: CGFloat = 2

  /// The distance between the text and the clear button.
  // Unverified: inferred from uikit.md, 3.5.
  static let clearButtonGap: CGFloat = 5

  /// The opacity of the tint color behind selected text.
  // Unverified: inferred from uikit.md, 3.5.
  static let selectionAlpha: CGFloat = 0.2

  /// The radius of rounded corners.
  static let cornerRadius: CGFloat = 5

  /// The thickness of the line around rounded corners.
  static let lineWidth: CGFloat = 0.65

  /// The opacity of the border with rounded corners: black, or white in the dark appearance.
  // Unverified: only the light appearance is in uikit.md, 3.5.
  static let borderAlpha: CGFloat = 0.2

  /// The opacity of the text of a disabled field.
  // Unverified: that of a disabled label.
  static let disabledOpacity: CGFloat = 0.5
}
