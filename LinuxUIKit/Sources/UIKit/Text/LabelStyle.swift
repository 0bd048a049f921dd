/// All that a label was told, apart from its text.
struct LabelStyle: Equatable {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var format = ParagraphFormat(lineBreakMode: .byTruncatingTail)
  var numberOfLines = 1
  var preferredMaxLayoutWidth: CGFloat = 0
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var adjustsFontForContentSizeCategory = false
  var isEnabled = true
  var isHighlighted = false
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
}
