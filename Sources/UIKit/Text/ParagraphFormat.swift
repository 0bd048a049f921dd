/// How the lines of a paragraph are broken, pushed and spaced: what a paragraph style says.
struct ParagraphFormat: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points below each line but the last.
  var lineSpacing: CGFloat = 0
  /// Points below the paragraph, unless it is the last.
  var paragraphSpacing: CGFloat = 0
  /// The least height of a line in points.
  var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line in points; zero sets no limit.
  var maximumLineHeight: CGFloat = 0
  /// By what the height of a line is multiplied; zero leaves it as it is.
  var lineHeightMultiple: CGFloat = 0

  /// The height of a line whose fonts ask for a height.
  func lineHeight(of natural: CGFloat) -> CGFloat {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let atLeast = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(atLeast, maximumLineHeight) : atLeast
  }
}
