/// The appearance and keyboard traits of a text view.
struct TextViewStyle: EditedTextStyle, Equatable {
  // Unverified: uikit.md, 3.5 has Helvetica of 12 points, for which the system font stands.
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var isEditable = true
  var isSelectable = true
  var adjustsFontForContentSizeCategory = false
  var traits = InputTraits()
}
