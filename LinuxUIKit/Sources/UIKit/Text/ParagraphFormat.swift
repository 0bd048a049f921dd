/// How the lines of a paragraph are broken, pushed and spaced: what a paragraph style says.
struct ParagraphFormat: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points below each line but the last.
  var lineSpacing: CGFloat = 0
  /// Points below the paragraph, unless it is the last.
  var paragraphSpacing: CGFloat = 0
  /// Points above the paragraph, unless it is the first.
  var paragraphSpacingBefore: CGFloat = 0
  /// The least height of a line in points.
  var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line in points; zero sets no limit.
  var maximumLineHeight: CGFloat = 0
  /// By what the height of a line is multiplied; zero leaves it as it is.
  var lineHeightMultiple: CGFloat = 0
  /// From where reading starts to the first line, in points.
  var firstLineHeadIndent: CGFloat = 0
  /// From where reading starts to the other lines, in points.
  var headIndent: CGFloat = 0
  /// Where lines end: from where reading starts or, as a negative number or zero, from the other side.
  var tailIndent: CGFloat = 0
  /// The paragraph's direction; natural takes the interface's.
  var writingDirection = NSWritingDirection.natural

  /// How far a line is from where reading starts.
  func indent(ofFirstLine isFirst: Bool) -> CGFloat {
    max(0, isFirst ? firstLineHeadIndent : headIndent)
  }

  /// How far from where reading starts lines end in a room; nil where nothing limits them.
  ///
  /// A paragraph whose indents leave less than a point has one point.
  func end(in room: CGFloat?) -> CGFloat? {
    let least = max(indent(ofFirstLine: true), indent(ofFirstLine: false)) + 1
    guard tailIndent <= 0 else { return max(least, min(tailIndent, room ?? tailIndent)) }
    guard let room else { return nil }
    return least > 1 || tailIndent < 0 ? max(least, room + tailIndent) : room
  }

  /// What lines leave free where reading ends.
  var roomBehind: CGFloat { max(0, -tailIndent) }

  /// The height of a line whose fonts ask for a height.
  func lineHeight(of natural: CGFloat) -> CGFloat {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let atLeast = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(atLeast, maximumLineHeight) : atLeast
  }
}
