/// All that a text field was told about its look and its keyboard.
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
}

/// What a text field wishes of the keyboard.
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
