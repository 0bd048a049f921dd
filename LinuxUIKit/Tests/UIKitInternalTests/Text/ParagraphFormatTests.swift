import Testing

@testable import UIKit

/// The horizontal extent and the height of lines (uikit.md, 2.6).
@Suite("Paragraph format") struct ParagraphFormatTests {
  private let face = FontFace(size: 17)
  /// 17 points of uikit.md, 2.5: ascender 1950 and descender 494 of 2048 units.
  private let ascender = 17.0 * 1950 / 2048
  private let descender = 17.0 * 494 / 2048

  private func layout(
    _ text: String, _ format: ParagraphFormat, width: CGFloat?, lines: Int = 0
  ) -> TextLayout {
    let shape = TextShape(text, face: face, format: format)
    return TextLayoutSolver(shape: shape, width: width, lineLimit: lines).solve()
  }

  @Test("A positive tail indent is from the leading edge, and limited to the available width")
  func positiveTail() {
    #expect(ParagraphFormat(tailIndent: 80).end(in: 200) == 80)
    #expect(ParagraphFormat(tailIndent: 300).end(in: 200) == 200)
    #expect(ParagraphFormat(tailIndent: 80).end(in: nil) == 80)
  }

  @Test("A negative tail indent is from the trailing edge, and leaves at least one point")
  func negativeTail() {
    #expect(ParagraphFormat(tailIndent: -50).end(in: 200) == 150)
    #expect(ParagraphFormat(headIndent: 30, tailIndent: -190).end(in: 200) == 31)
    #expect(ParagraphFormat(tailIndent: -50).end(in: nil) == nil)
  }

  @Test("A line height is multiplied before the minimum and maximum apply")
  func heights() {
    #expect(ParagraphFormat(minimumLineHeight: 30, lineHeightMultiple: 2).lineHeight(of: 20) == 40)
    #expect(ParagraphFormat(minimumLineHeight: 50, lineHeightMultiple: 2).lineHeight(of: 20) == 50)
    #expect(ParagraphFormat(maximumLineHeight: 35, lineHeightMultiple: 2).lineHeight(of: 20) == 35)
  }

  @Test("Additional line height is above the glyphs")
  func roomAbove() {
    let high = layout("Hill", ParagraphFormat(minimumLineHeight: 40), width: nil)
    #expect(high.size.height == 40)
    #expect(abs(high.firstBaseline - (40 - descender)) < 1e-9)
  }

  @Test("A raised attachment takes less space below its line, and more above")
  func raisedPicture() {
    let room = TextShape.AttachmentMetrics(width: 10, ascent: 14, descent: 10)
    let run = TextShape.Run(length: 3, face: face, baselineOffset: 4, attachment: room)
    let paragraph = TextShape.Paragraph(text: "\u{FFFC}", runs: [run], format: ParagraphFormat())
    let shape = TextShape(paragraphs: [paragraph])
    let layout = TextLayoutSolver(shape: shape, width: nil, lineLimit: 0).solve()
    // Above: the font's ascender and 4, more than 14 + 4. Below: 10 - 4.
    #expect(abs(layout.firstBaseline - (ascender + 4)) < 1e-9)
    #expect(abs(layout.size.height - (ascender + 4 + 6)) < 1e-9)
  }

  @Test("A truncated last line is not the first line of its paragraph")
  func cutOff() {
    let format = ParagraphFormat(
      lineBreakMode: .byTruncatingTail, paragraphSpacingBefore: 9, firstLineHeadIndent: 20)
    let cut = layout("Hill Hill Hill Hill Hill Hill", format, width: 80, lines: 2)
    #expect(cut.lines.map(\.indent) == [20, 0])
    #expect(abs(cut.size.height - 2 * (ascender + descender)) < 1e-9)
  }

  @Test("A single line is truncated if its indent leaves too little space")
  func indentedLine() {
    let width = layout("Hillside Hillside", ParagraphFormat(), width: nil).size.width
    let format = ParagraphFormat(lineBreakMode: .byTruncatingTail, firstLineHeadIndent: 30)
    let cut = layout("Hillside Hillside", format, width: width + 10, lines: 1)
    #expect(cut.size.width <= width + 10)
    #expect(cut.size.width > width - 20)
  }

  @Test("A line that is too wide overflows at the trailing edge", arguments: [false, true])
  func overflow(isRightToLeft: Bool) {
    let layout = layout("Hillside", ParagraphFormat(), width: nil)
    let positioned = PositionedText(
      layout: layout, rect: CGRect(x: 10, y: 0, width: 20, height: 30), top: 0, scale: 1,
      isRightToLeft: isRightToLeft)
    let frame = positioned.frame(of: layout.lines[0])
    #expect(isRightToLeft ? frame.maxX == 30 : frame.minX == 10)
  }

  @Test("A tail indent leaves space at the trailing edge")
  func tailRoom() {
    let format = ParagraphFormat(alignment: .right, tailIndent: 150)
    let rect = CGRect(x: 0, y: 0, width: 200, height: 30)
    let right = layout("Hill", format, width: 200)
    let fromLeft = PositionedText(layout: right, rect: rect, top: 0, scale: 1, isRightToLeft: false)
    #expect(abs(fromLeft.frame(of: right.lines[0]).maxX - 150) <= 0.5)
    let left = layout("Hill", ParagraphFormat(alignment: .left, tailIndent: 150), width: 200)
    let fromRight = PositionedText(layout: left, rect: rect, top: 0, scale: 1, isRightToLeft: true)
    #expect(fromRight.frame(of: left.lines[0]).minX == 50)
  }

  @Test("Scaling a text scales all of its lengths")
  func scaling() {
    let room = TextShape.AttachmentMetrics(width: 10, ascent: 8, descent: 2)
    let run = TextShape.Run(length: 1, face: face, kern: 4, baselineOffset: 6, attachment: room)
    let paragraph = TextShape.Paragraph(text: "a", runs: [run], format: ParagraphFormat())
    let half = TextShape(paragraphs: [paragraph]).scaled(by: 0.5).paragraphs[0].runs[0]
    #expect(half.face.size == 8.5)
    #expect(half.kern == 2)
    #expect(half.baselineOffset == 3)
    #expect(half.attachment == TextShape.AttachmentMetrics(width: 5, ascent: 4, descent: 1))
  }

  @Test("The runs of the rest of a paragraph compose its text with the suffix")
  func rest() {
    let runs = [
      TextShape.Run(length: 3, face: face), TextShape.Run(length: 2, face: face, kern: 1),
    ]
    let paragraph = TextShape.Paragraph(text: "Hello", runs: runs, format: ParagraphFormat())
    let rest = paragraph.rest(after: 1, suffix: "\u{2026}")
    #expect(rest.text == "ello\u{2026}")
    // The ellipsis has three bytes and the font of the last run.
    #expect(rest.runs.map(\.length) == [2, 2 + 3])
  }
}
