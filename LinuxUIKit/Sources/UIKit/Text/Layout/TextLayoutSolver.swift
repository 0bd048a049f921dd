/// A solver that breaks a text into lines and positions them.
///
/// ```swift
/// let layout = TextLayoutSolver(shape: shape, width: 200, lineLimit: 2).solve()
/// ```
struct TextLayoutSolver {
  let shape: TextShape
  /// The available width in points; `nil` for no limit.
  let width: CGFloat?
  /// The maximum number of lines; zero for no limit.
  let lineLimit: Int

  /// Returns the lines with their positions; linear in the text's length.
  func solve() -> TextLayout {
    // 1. Break each paragraph, up to the maximum number of lines.
    var lines: [TextLine] = []
    for index in shape.paragraphs.indices where lineLimit == 0 || lines.count < lineLimit {
      let broken = brokenLines(ofParagraph: index, limit: lineLimit - lines.count)
      // Most texts are one paragraph, whose lines are not copied.
      if lines.isEmpty { lines = broken } else { lines += broken }
    }
    // 2. Position the lines below each other.
    let size = TextLayout.stack(&lines)
    return TextLayout(lines: lines, size: size)
  }
}

// MARK: Breaking

extension TextLayoutSolver {
  /// Returns the lines of a paragraph, at most `limit` of them unless the text has no limit.
  private func brokenLines(ofParagraph index: Int, limit: Int) -> [TextLine] {
    let paragraph = shape.paragraphs[index]
    let hasMore = index < shape.paragraphs.count - 1
    let mode = paragraph.format.lineBreakMode
    let isOneLine = lineLimit == 1 && !mode.wraps
    let shaped = ShapedParagraph(paragraph, width: isOneLine ? nil : width)
    let isCut = shaped.lines.count > limit || (shaped.lines.count == limit && hasMore)
    guard lineLimit > 0, isCut || (isOneLine && isTooWide(shaped)) else {
      return lines(of: shaped, count: shaped.lines.count)
    }
    let full = lines(of: shaped, count: mode.wraps ? limit : limit - 1)
    guard !mode.wraps else { return full }
    let rest = shaped.lines[limit - 1].bytes.lowerBound
    return full + [lastLine(of: paragraph, from: rest, hasMore: hasMore)]
  }

  /// Returns the last displayed line: the rest of the paragraph, with an ellipsis if the mode
  /// truncates and text is omitted.
  private func lastLine(
    of paragraph: TextShape.Paragraph, from start: Int, hasMore: Bool
  ) -> TextLine {
    let mode = paragraph.format.lineBreakMode
    let rest = paragraph.rest(after: start, suffix: hasMore && mode.truncates ? "\u{2026}" : "")
    let shaped = ShapedParagraph(
      rest, width: mode.truncates ? width : nil, truncation: mode.truncates ? mode : nil,
      start: start)
    return TextLine(shaped, line: 0, endsParagraph: true)
  }

  private func lines(of shaped: ShapedParagraph, count: Int) -> [TextLine] {
    (0..<count).map { line in
      TextLine(shaped, line: line, endsParagraph: line == shaped.lines.count - 1)
    }
  }

  private func isTooWide(_ shaped: ShapedParagraph) -> Bool {
    guard let end = shaped.content.format.end(in: width), let line = shaped.lines.first else {
      return false
    }
    return line.width > end - shaped.indent(ofLine: 0) + Self.tolerance
  }

  /// The rounding error of widths in points, which is not visible.
  private static let tolerance: CGFloat = 0.001
}
