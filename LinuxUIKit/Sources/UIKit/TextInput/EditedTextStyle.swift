/// How a view that takes typing shows its text where the text does not say.
protocol EditedTextStyle {
  /// The font.
  var font: UIFont { get set }
  /// The color.
  var color: UIColor { get set }
}
