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
  static func inset(of style: UITextField.BorderStyle) -> CGSize {
    switch style {
    case .none: .zero
    case .line: lineInset
    case .bezel: bezelInset
    case .roundedRect: roundedInset
    }
  }

  private static let roundedInset = CGSize(width: 7, height: 2)
  // Unverified: uikit.md, 3.5 has the insets of rounded fields only; those of bezels are assumed to
  // be equal, and fields with a line to have their vertical ones on all sides.
  private static let bezelInset = roundedInset
  private static let lineInset = CGSize(width: 2, height: 2)

  // Unverified: only that of rounded fields is in uikit.md, 3.5; others have their insets and a
  // caret.
  /// Returns the difference of a field's width and its text's.
  static func addedWidth(of style: UITextField.BorderStyle) -> CGFloat {
    style == .roundedRect ? roundedAddedWidth : 2 * inset(of: style).width + caretWidth
  }

  private static let roundedAddedWidth: CGFloat = 28

  // Unverified: uikit.md, 3.5 has 22 and, with rounded corners, 34 at 17 points. For other sizes:
  // whole points, one more than the line, and the border.
  /// Returns the height of a field with lines of a height.
  static func height(ofLine lineHeight: CGFloat, style: UITextField.BorderStyle) -> CGFloat {
    let line = lineHeight.rounded(.up) + addedLineHeight
    switch style {
    case .none: return line
    case .line: return line + lineBorderHeight
    case .bezel: return line + bezelHeight
    case .roundedRect: return line + roundedAddedHeight
    }
  }

  private static let addedLineHeight: CGFloat = 1
  private static let roundedAddedHeight: CGFloat = 12
  // Unverified: not specified in uikit.md, 3.5; twice the vertical inset of the text.
  private static let lineBorderHeight: CGFloat = 4
  // Unverified: not specified in uikit.md, 3.5; between those of a line and of rounded corners.
  private static let bezelHeight: CGFloat = 6

  /// Returns the distance of a side view from the edge of a field with a border.
  static func sideMargin(of style: UITextField.BorderStyle) -> CGFloat {
    style == .none ? 0 : borderedSideMargin
  }

  // Unverified: inferred from uikit.md, 3.5.
  private static let borderedSideMargin: CGFloat = 6

  // Unverified: inferred from uikit.md, 3.5.
  /// The width of the caret.
  static let caretWidth: CGFloat = 2

  // Unverified: inferred from uikit.md, 3.5.
  /// The distance between the text and the clear button.
  static let clearButtonGap: CGFloat = 5

  // Unverified: inferred from uikit.md, 3.5.
  /// The opacity of the tint color behind selected text.
  static let selectionAlpha: CGFloat = 0.2

  /// The radius of rounded corners.
  static let cornerRadius: CGFloat = 5

  /// The thickness of the line around rounded corners.
  static let lineWidth: CGFloat = 0.65

  // Unverified: only the light appearance is in uikit.md, 3.5.
  /// The opacity of the border with rounded corners: black, or white in the dark appearance.
  static let borderAlpha: CGFloat = 0.2

  // Unverified: that of a disabled label.
  /// The opacity of the text of a disabled field.
  static let disabledOpacity: CGFloat = 0.5
}
