/// Breaks a text into lines and stacks them.
///
/// ```swift
/// let layout = TextLayoutSolver(shape: shape, width: 200, lineLimit: 2).solve()
/// ```
struct TextLayoutSolver {
  /// The text.
  let shape: TextShape
  /// The room from left to right in points; nil sets no limit.
  let width: CGFloat?
  /// The most lines that are shown; zero sets no limit.
  let lineLimit: Int

  /// The lines and their places; linear in the text's length.
  func solve() -> TextLayout {
    // 1. Break each paragraph, as long as there is room for lines.
    var lines: [TextLine] = []
    for index in shape.paragraphs.indices where lineLimit == 0 || lines.count < lineLimit {
      let broken = brokenLines(ofParagraph: index, limit: lineLimit - lines.count)
      // Most texts are one paragraph, whose lines need not be copied.
      if lines.isEmpty { lines = broken } else { lines += broken }
    }
    // 2. Put them below each other.
    let size = stack(&lines)
    return TextLayout(lines: lines, size: size)
  }

  /// Gives the lines their places; returns the size of all.
  private func stack(_ lines: inout [TextLine]) -> CGSize {
    var (width, top): (CGFloat, CGFloat) = (0, 0)
    for index in lines.indices {
      lines[index].top = index > 0 ? top + lines[index].spaceAbove : top
      top = lines[index].bottom + lines[index].spaceBelow
      width = max(width, lines[index].widthWithIndents)
    }
    return CGSize(width: width, height: lines.last?.bottom ?? 0)
  }
}

// MARK: Breaking

extension TextLayoutSolver {
  /// The lines of a paragraph, at most `limit` of them unless the text has no limit.
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

  /// The last line that is shown: what is left of the paragraph, with an ellipsis if the mode
  /// wants one and something is left out.
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
    return line.width > end - shaped.indent(ofLine: 0) + Self.noise
  }

  /// A thousandth of a point is not seen: it comes from rounding widths.
  private static let noise: CGFloat = 0.001
}
