/// Lines of text with their places: what a label measures and draws.
///
/// Places are in points from the block's top left corner. Nothing is rounded.
struct TextLayout: Sendable {
  /// The lines that are shown, from the top.
  let lines: [TextLine]
  /// The widest line's width, and the distance from the first line's top to the last one's bottom.
  let size: CGSize

  /// The distance from the block's top to the first line's baseline.
  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The distance from the block's top to the last line's baseline.
  var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// One line of text, whose glyphs are a line of a shaped paragraph.
struct TextLine: Sendable {
  let paragraph: ShapedParagraph
  /// Which of the paragraph's lines it is.
  let index: Int
  let alignment: NSTextAlignment
  let width: CGFloat
  /// How far it is from where reading starts.
  let indent: CGFloat
  /// How far from there its room ends; nil where the text's room does.
  let end: CGFloat?
  var top: CGFloat
  let height: CGFloat
  /// From the line's top to its baseline.
  let ascent: CGFloat
  /// What is left free above, unless it is the first line.
  let spaceAbove: CGFloat
  /// What is left free below, if another line follows.
  let spaceBelow: CGFloat

  /// From the block's top to the baseline.
  var baseline: CGFloat { top + ascent }

  /// From the block's top to the bottom of the line.
  var bottom: CGFloat { top + height }

  /// The direction that its paragraph asks for; nil where that is the interface's.
  var isRightToLeft: Bool? {
    switch paragraph.content.format.writingDirection {
    case .natural: nil
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// The width with what stays free on both sides.
  var widthWithIndents: CGFloat { indent + width + paragraph.content.format.roomBehind }
}

extension TextLine {
  /// The line of a shaped paragraph, at the top of the block.
  ///
  /// Its height is its runs' largest ascender plus their largest descender, changed by the
  /// paragraph's format; what is added or taken lies above the glyphs (uikit.md 2.6).
  init(_ shaped: ShapedParagraph, line: Int, endsParagraph: Bool) {
    let content = shaped.content
    let format = content.format
    let runs = content.runs(in: shaped.lines[line].bytes)
    let ascender = runs.largest(\.ascender)
    let descender = runs.largest(\.descender)
    paragraph = shaped
    index = line
    alignment = format.alignment
    width = shaped.width(ofLine: line, withKernBehind: runs.last?.kern ?? 0)
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
  /// A line's width with the kerning behind its last glyph, as far as there is room for it.
  ///
  /// Pango puts kerning between glyphs only, UIKit behind each. White space at a paragraph's end
  /// hangs over the edge.
  fileprivate func width(ofLine line: Int, withKernBehind kern: CGFloat) -> CGFloat {
    let width = lines[line].width
    let room = end.map { $0 - indent(ofLine: line) }
    if let room, width > room, content.text.last?.isWhitespace == true { return room }
    guard kern != 0, width > 0 else { return width }
    return min(width + kern, max(width, room ?? .infinity))
  }
}

extension [TextShape.Run] {
  /// The largest of a length that each run has; zero without runs.
  fileprivate func largest(_ length: (TextShape.Run) -> CGFloat) -> CGFloat {
    guard var largest = first.map(length) else { return 0 }
    for run in dropFirst() { largest = Swift.max(largest, length(run)) }
    return largest
  }
}

extension TextShape.Run {
  /// From the baseline to the top of the run.
  ///
  /// A picture counts in addition to its font, in whose line it stands.
  fileprivate var ascender: CGFloat {
    let font = face.size * SystemFontMetrics.ascender + baselineOffset
    return attachment.map { max(font, $0.ascent + baselineOffset) } ?? font
  }

  /// From the baseline down to the bottom of the run.
  fileprivate var descender: CGFloat {
    let font = -face.size * SystemFontMetrics.descender - baselineOffset
    return attachment.map { max(font, $0.descent - baselineOffset) } ?? font
  }
}
