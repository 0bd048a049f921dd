/// The values of a paragraph style.
struct ParagraphFormat: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space below each line except the last, in points.
  var lineSpacing: CGFloat = 0
  /// The space below the paragraph unless it is the last, in points.
  var paragraphSpacing: CGFloat = 0
  /// The space above the paragraph unless it is the first, in points.
  var paragraphSpacingBefore: CGFloat = 0
  /// The minimum height of a line in points.
  var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line in points; zero is no limit.
  var maximumLineHeight: CGFloat = 0
  /// The factor of a line's height; zero is no change.
  var lineHeightMultiple: CGFloat = 0
  /// The indent of the first line from the leading edge, in points.
  var firstLineHeadIndent: CGFloat = 0
  /// The indent of the other lines from the leading edge, in points.
  var headIndent: CGFloat = 0
  /// The end of lines: the distance from the leading edge or, if not positive, the trailing edge.
  var tailIndent: CGFloat = 0
  /// The writing direction; natural is that of the interface.
  var writingDirection = NSWritingDirection.natural

  /// The format with lengths that layout can add up: at most a million points, zero for no number,
  /// and none negative but the end of lines, as Apple documents them.
  var usable: ParagraphFormat {
    var format = self
    for length in Self.lengths {
      format[keyPath: length] = max(0, format[keyPath: length].limitedLength)
    }
    format.tailIndent = tailIndent.limitedLength
    return format
  }

  private static var lengths: [WritableKeyPath<ParagraphFormat, CGFloat>] {
    [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.minimumLineHeight,
      \.maximumLineHeight, \.lineHeightMultiple, \.firstLineHeadIndent, \.headIndent,
    ]
  }

  /// Returns the indent of a line from the leading edge.
  func indent(ofFirstLine isFirst: Bool) -> CGFloat {
    max(0, isFirst ? firstLineHeadIndent : headIndent)
  }

  /// Returns the distance of the lines' end from the leading edge; `nil` if it is not limited.
  ///
  /// A paragraph whose indents leave less than a point has one point.
  func end(in width: CGFloat?) -> CGFloat? {
    let least = max(indent(ofFirstLine: true), indent(ofFirstLine: false)) + 1
    guard tailIndent <= 0 else { return max(least, min(tailIndent, width ?? tailIndent)) }
    guard let width else { return nil }
    return least > 1 || tailIndent < 0 ? max(least, width + tailIndent) : width
  }

  /// The distance of the lines' end from the trailing edge.
  var trailingIndent: CGFloat { max(0, -tailIndent) }

  /// Returns the height of a line with fonts of a height.
  func lineHeight(of natural: CGFloat) -> CGFloat {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let atLeast = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(atLeast, maximumLineHeight) : atLeast
  }
}

extension CGFloat {
  /// The length limited to a million points; zero for no number.
  var limitedLength: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.largestLength), Self.largestLength)
  }

  private static let largestLength: CGFloat = 1_000_000
}
