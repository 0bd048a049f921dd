/// The lines of a text with their positions.
///
/// Positions are in points relative to the block's top-left corner, and not rounded.
struct TextLayout: Sendable {
  /// The displayed lines from the top.
  let lines: [TextLine]
  /// The width of the widest line, and the distance from the first line's top to the last one's
  /// bottom.
  let size: CGSize

  /// The distance from the block's top to the first line's baseline.
  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The distance from the block's top to the last line's baseline.
  var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Positions lines below each other, and returns the size of all.
  static func stack(_ lines: inout [TextLine]) -> CGSize {
    var (width, top): (CGFloat, CGFloat) = (0, 0)
    for index in lines.indices {
      lines[index].top = index > 0 ? top + lines[index].spaceAbove : top
      top = lines[index].bottom + lines[index].spaceBelow
      width = max(width, lines[index].widthWithIndents)
    }
    return CGSize(width: width, height: lines.last?.bottom ?? 0)
  }
}

/// A line of text, whose glyphs are a line of a shaped paragraph.
struct TextLine: Sendable {
  let paragraph: ShapedParagraph
  /// The index among the paragraph's lines.
  let index: Int
  let alignment: NSTextAlignment
  let width: CGFloat
  /// The indent from the leading edge.
  let indent: CGFloat
  /// The distance of the line's limit from the leading edge; `nil` for the width of the text.
  let end: CGFloat?
  var top: CGFloat
  let height: CGFloat
  /// The distance from the line's top to its baseline.
  let ascent: CGFloat
  /// The space above, unless it is the first line.
  let spaceAbove: CGFloat
  /// The space below, if another line follows.
  var spaceBelow: CGFloat

  /// The distance from the block's top to the baseline.
  var baseline: CGFloat { top + ascent }

  /// The distance from the block's top to the bottom of the line.
  var bottom: CGFloat { top + height }

  /// Whether the paragraph's writing direction is from right to left; `nil` for that of the
  /// interface.
  var isRightToLeft: Bool? {
    switch paragraph.content.format.writingDirection {
    case .natural: nil
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// Whether the line ends its paragraph, as also one that is cut off does.
  var endsParagraph: Bool { index == paragraph.lines.count - 1 }

  /// The part of the space below that belongs to the paragraph.
  var paragraphSpacing: CGFloat { endsParagraph ? paragraph.content.format.paragraphSpacing : 0 }

  /// The width with the indents on both sides.
  var widthWithIndents: CGFloat { indent + width + paragraph.content.format.trailingIndent }
}

extension TextLine {
  /// Creates a line of a shaped paragraph at the top of the block.
  ///
  /// Its height is the sum of its runs' largest ascender and descender, adjusted by the paragraph's
  /// format; the adjustment is above the glyphs (uikit.md, 2.6).
  init(_ shaped: ShapedParagraph, line: Int, endsParagraph: Bool) {
    let content = shaped.content
    let format = content.format
    let runs = content.runs(in: shaped.lines[line].bytes)
    let ascender = runs.largest(\.ascender)
    let descender = runs.largest(\.descender)
    paragraph = shaped
    index = line
    alignment = format.alignment
    width = shaped.width(ofLine: line, withTrailingKern: runs.last?.kern ?? 0)
    indent = shaped.indent(ofLine: line)
    end = format.tailIndent == 0 ? nil : shaped.end
    top = 0
    height = format.lineHeight(of: ascender + descender)
    ascent = height - descender
    let startsParagraph = shaped.startsParagraph && line == 0
    spaceAbove = startsParagraph ? format.paragraphSpacingBefore : 0
    let leading = runs.largest(\.face.leading)
    spaceBelow = leading + format.lineSpacing + (endsParagraph ? format.paragraphSpacing : 0)
  }
}

extension ShapedParagraph {
  /// Returns a line's width with the kerning after its last glyph, limited to the available width.
  ///
  /// Pango adds kerning between glyphs only, UIKit after each. White space at a paragraph's end may
  /// exceed the limit.
  fileprivate func width(ofLine line: Int, withTrailingKern kern: CGFloat) -> CGFloat {
    let width = lines[line].width
    let available = end.map { $0 - indent(ofLine: line) }
    if let available, width > available, content.text.last?.isWhitespace == true {
      return available
    }
    guard kern != 0, width > 0 else { return width }
    return min(width + kern, max(width, available ?? .infinity))
  }
}

extension [TextShape.Run] {
  /// Returns the largest value of a length among the runs; zero without runs.
  fileprivate func largest(_ length: (TextShape.Run) -> CGFloat) -> CGFloat {
    guard var largest = first.map(length) else { return 0 }
    for run in dropFirst() { largest = Swift.max(largest, length(run)) }
    return largest
  }
}

extension TextShape.Run {
  /// The distance from the baseline to the top of the run: of its font, or of its attachment if
  /// that is larger.
  fileprivate var ascender: CGFloat {
    let font = face.size * face.metrics.ascender + baselineOffset
    return attachment.map { max(font, $0.ascent + baselineOffset) } ?? font
  }

  /// The distance from the baseline down to the bottom of the run.
  fileprivate var descender: CGFloat {
    let font = -face.size * face.metrics.descender - baselineOffset
    return attachment.map { max(font, $0.descent - baselineOffset) } ?? font
  }
}
