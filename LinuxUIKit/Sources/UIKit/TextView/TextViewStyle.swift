/// All that a text view was told about its look.
struct TextViewStyle: EditedTextStyle, Equatable {
  /// [guess 3.5] Apple's Helvetica of 12 points is the system font here.
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var isEditable = true
  var isSelectable = true
  var adjustsFontForContentSizeCategory = false
  var traits = InputTraits()
}
